"""Payments of activated abilities: what stands before the colon (113, 501.2). A payment has no source (501.3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runtime.heroes.context import See
from runtime.heroes.terms import HAND
from runtime.heroes.trials import affordable, trial
from runtime.kernel.abilities import CardFilter, Count, Number, Target
from runtime.kernel.payments import Payment, bounded, least, uses_x
from runtime.kernel.terms import GRAVEYARD, PLAY, YOURS, Variable

if TYPE_CHECKING:
    from runtime.heroes.verbs import Act

UNLIMITED = 20
"""The greatest X of a payment that nothing else bounds."""


def with_x(see: See, x: int = 1) -> See:
    """Return what is seen with this X, if none was declared."""
    return see if see.x and x == 1 else See(see.game, see.ability, {**see.values, "x": x})


@dataclass(frozen=True, slots=True)
class Coins(Payment):
    """Close coins: `(2)`, `(X)`."""

    number: Number

    def can(self, see: See) -> bool:
        """Enough coins are open."""
        return see.open_coins(see.you) >= least(see, self.number)

    def most(self, see: See) -> int | None:
        """X is bounded by the open coins."""
        return bounded(self.number, see.open_coins(see.you))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Close them."""
        act.close_coins(act.amount(self.number))


@dataclass(frozen=True, slots=True)
class LoseCoins(Payment):
    """Lose coins for good."""

    number: Number

    def can(self, see: See) -> bool:
        """There are enough coins."""
        return see.coins(see.you) >= least(see, self.number)

    def most(self, see: See) -> int | None:
        """X is bounded by the coins."""
        return bounded(self.number, see.coins(see.you))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Lose them."""
        act.lose_coins(act.amount(self.number))


@dataclass(frozen=True, slots=True)
class LosePrayers(Payment):
    """Lose prayer tokens."""

    number: Number

    def can(self, see: See) -> bool:
        """There are enough prayers."""
        return see.prayers(see.you) >= least(see, self.number)

    def most(self, see: See) -> int | None:
        """X is bounded by the prayers."""
        return bounded(self.number, see.prayers(see.you))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Lose them."""
        act.lose_prayers(act.amount(self.number))


@dataclass(frozen=True, slots=True)
class CloseThis(Payment):
    """Close the card itself: `(T)`. Makes the ability an action."""

    is_action = True

    def can(self, see: See) -> bool:
        """It is open, and neither weak nor forbidden to act (107.5)."""
        return see.is_open(see.this) and see.game.can_act(see.this)

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Close it."""
        act.close(act.this)


@dataclass(frozen=True, slots=True)
class CloseYourHero(Payment):
    """Close your hero. Makes the ability an action (S20)."""

    is_action = True

    def can(self, see: See) -> bool:
        """It is open."""
        return see.is_open(see.your_hero)

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Close it."""
        act.close(act.your_hero)


@dataclass(frozen=True, slots=True)
class WoundYourHero(Payment):
    """Wound your hero."""

    number: Number

    def can(self, see: See) -> bool:
        """Any hero can be wounded, even to death."""
        return True

    def most(self, see: See) -> int | None:
        """X is bounded by the hero's lives."""
        return bounded(self.number, max(1, see.lives(see.your_hero)))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Wound it."""
        act.wound(act.your_hero, act.amount(self.number))


@dataclass(frozen=True, slots=True)
class PayWithCards(Payment):
    """Pay with chosen cards: `act` is a method `(self, act, cards)` that does it to them.

    The cards lie in `zone` of `whose`; `legal(self, see, card)` narrows them. `closes=True` makes it an action, and
    only open cards that may act can be chosen.
    """

    number: Number
    act: Callable[[Any, Any, list[int]], None]
    legal: CardFilter | None = None
    zone: str = PLAY
    whose: str = YOURS
    closes: bool = False

    @property
    def is_action(self) -> bool:  # type: ignore[override]
        """Closing cards is an action."""
        return self.closes

    @property
    def has_x(self) -> bool:
        """X is how many cards, or what is done to them."""
        return uses_x(self.act) or isinstance(self.number, Variable)

    def choice(self, see: See) -> Target | None:
        """Choose as many cards."""
        return Target(0, self.fits, Count(self.number, self.number), self.zone, self.whose, role="choice")

    def fits(self, ability: Any, see: See, card: int) -> bool:
        """Tell whether a card can pay."""
        if self.closes and not (see.is_open(card) and see.game.can_act(card)):
            return False
        return self.legal is None or self.legal(ability, see, card)

    def those(self, see: See) -> list[int]:
        """Return the cards that could pay."""
        return [card for card in see.zone(self.zone, see.you if self.whose == YOURS else see.opponent)
                if self.fits(see.ability, see, card)]

    def available(self, see: See) -> int:
        """Return how many cards could pay."""
        return len(self.those(see))

    def can(self, see: See) -> bool:
        """There are enough cards."""
        return self.available(see) >= least(see, self.number)

    def most(self, see: See) -> int | None:
        """X is bounded by the cards; an X that is done to them, by the greatest lives of one ("wound it for X")."""
        if uses_x(self.act):
            return max([1, *(see.lives(card) for card in self.those(see) if see.is_character(card))])
        return bounded(self.number, self.available(see))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Pay with the chosen cards."""
        self.act(act.ability, act, chosen)


def DiscardCards(number: Number, legal: CardFilter | None = None) -> PayWithCards:  # noqa: N802 - a payment by name
    """Discard cards from hand."""
    return PayWithCards(number, discard_them, legal, HAND)


def DestroyCards(number: Number, legal: CardFilter | None = None) -> PayWithCards:  # noqa: N802
    """Destroy your cards in play."""
    return PayWithCards(number, destroy_them, legal)


def CloseCards(number: Number, legal: CardFilter | None = None) -> PayWithCards:  # noqa: N802
    """Close your open cards in play."""
    return PayWithCards(number, close_them, legal, closes=True)


def ShuffleFromGraveyard(number: Number, legal: CardFilter | None = None) -> PayWithCards:  # noqa: N802
    """Shuffle cards of your graveyard into your deck."""
    return PayWithCards(number, shuffle_them, legal, GRAVEYARD)


def discard_them(ability: Any, act: Act, cards: list[int]) -> None:
    """Discard the chosen cards."""
    act.discard(cards)


def destroy_them(ability: Any, act: Act, cards: list[int]) -> None:
    """Destroy the chosen cards."""
    act.destroy(cards)


def close_them(ability: Any, act: Act, cards: list[int]) -> None:
    """Close the chosen cards."""
    act.close(cards)


def shuffle_them(ability: Any, act: Act, cards: list[int]) -> None:
    """Shuffle the chosen cards into their owners' decks."""
    act.shuffle_into_deck(cards)


@dataclass(frozen=True, slots=True)
class PayBy(Payment):
    """Pay by a method `(self, act)`; `possible(self, see)` tells whether it can be paid."""

    method: Callable[[Any, Any], None]
    possible: Callable[[Any, Any], bool] | None = None
    is_action = False

    @property
    def has_x(self) -> bool:
        """The method asks for X."""
        return uses_x(self.method)

    def can(self, see: See) -> bool:
        """As `possible` says, and as far as what it does can be paid."""
        return see.holds(self.possible) and all(
            affordable(see.game, event) for event in trial(with_x(see), self.method))

    def most(self, see: See) -> int | None:
        """An X in it is bounded by what can be paid."""
        if not self.has_x:
            return None
        x = 1
        while x < UNLIMITED and all(
                affordable(see.game, event) for event in trial(with_x(see, x + 1), self.method)):
            x += 1
        return x

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Do it."""
        self.method(act.ability, act)
