"""Keywords with an object: classes that a card's own class completes with a filter."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from runtime.heroes.abilities import (
    CancellingAbility,
    Cannot,
    Incoming,
    Inflicts,
    Must,
    Receives,
    ReplacingAbility,
    StaticAbility,
    Step,
    TriggeredAbility,
)
from runtime.heroes.events import on
from runtime.heroes.patterns import this_card
from runtime.heroes.terms import CREATURE, HAND, IN_DOING_SO, SET

if TYPE_CHECKING:
    from runtime.heroes.context import See
    from runtime.heroes.verbs import Act


class Protection(ReplacingAbility):
    """Protection from [text]: no wounds from it (515, 517.1.1). "Does not receive wounds from" is the same."""

    keyword = "protection"
    key = "Protection"
    replaces = on.wounded(this_card)

    def from_source(self, see: See, source: int) -> bool:
        """Tell whether wounds from this source (0: none) are kept off; `see.event` tells more."""
        raise NotImplementedError

    def applies(self, see: See) -> bool:
        """The wounds come from [text]."""
        return self.from_source(see, see.event.source)


class Ambush(TriggeredAbility):
    """[Condition], Ambush X: pay X and, in doing so, play this card for free, from hand or from under your Egg.

    A card's class gives the condition as its `trigger`, and `price`. What follows "in doing so" is a part of its own:
    `steps = (*Ambush.steps, Step(step_3, link=IN_DOING_SO))`.
    """

    keyword = "ambush"
    key = "Ambush"
    zone = HAND
    may = True
    price = 0

    def condition(self, see: See) -> bool:
        """The coins are there, and the card can be played."""
        return see.open_coins(see.you) >= self.price and see.can_play_free(see.this)

    def pay(self, act: Act) -> None:
        """Pay X."""
        act.close_coins(self.price)

    def ambush(self, act: Act) -> None:
        """Play it."""
        act.play_free(act.this)

    steps: ClassVar[tuple[Step, ...]] = (Step(pay), Step(ambush, link=IN_DOING_SO))


class AmbushCancel(CancellingAbility):
    """When [text] is played, Ambush X, in doing so cancel it (518.1): works from hand, outside the Queue."""

    keyword = "ambush"
    key = "AmbushCancel"
    zone = HAND
    may = True
    price = 0

    def condition(self, see: See) -> bool:
        """The coins are there, and the card can be played."""
        return see.open_coins(see.you) >= self.price and see.can_play_free(see.this)

    def pay(self, act: Act) -> None:
        """Pay X."""
        act.close_coins(self.price)

    def cancel(self, act: Act) -> None:
        """Cancel the card."""
        act.cancel()

    def ambush(self, act: Act) -> None:
        """Play this card."""
        act.play_free(act.this)

    steps: ClassVar[tuple[Step, ...]] = (Step(pay), Step(cancel, link=IN_DOING_SO), Step(ambush))


class Superiority(StaticAbility):
    """Superiority over [X]: inflicts 2 more wounds on it and receives 2 fewer from it. The -2 is no prevention."""

    keyword = "superiority"
    key = "Superiority"

    def over(self, see: See, card: int) -> bool:
        """Tell whether it is superior to this creature; by default to all of the opponent's."""
        return see.controller(card) != see.controller(see.this)

    def superior(self, see: See, card: int, other: int) -> bool:
        """Tell whether the other card is a creature over which it is superior."""
        return see.traits(other).type == CREATURE and self.over(see, other)

    rows = (Inflicts(2, against=superior), Receives(-2, source=superior))


class Elusiveness(StaticAbility):
    """Elusiveness from [text]: such creatures cannot block it, nor attack it while it is open."""

    keyword = "elusiveness"
    key = "Elusiveness"

    def from_creature(self, see: See, card: int) -> bool:
        """Tell whether it eludes this creature."""
        raise NotImplementedError

    def eludes(self, see: See, card: int, other: int) -> bool:
        """Tell whether the other card is such a creature."""
        return self.from_creature(see, other)

    rows = (Cannot("be_reached", eludes),)


class DirectedStrike(StaticAbility):
    """Directed strike against [text]: no blocker against strikes at such targets."""

    keyword = "directed-strike-against"
    key = "DirectedStrike"

    def against(self, see: See, card: int) -> bool:
        """Tell whether strikes at this target are directed."""
        raise NotImplementedError

    def directs(self, see: See, card: int, other: int) -> bool:
        """Tell whether the other card is such a target."""
        return self.against(see, other)

    rows = (Must("strike_directed", directs),)


class ReducedStrike(StaticAbility):
    """Reducing strike to X: strikes against the card have strength `to`."""

    keyword = "reduces-strike"
    key = "ReducedStrike"
    to = 0

    def strength(self, see: See, card: int) -> int:
        """Return the strength that strikes are reduced to."""
        return self.to

    def stronger(self, see: See, card: int, other: int) -> bool:
        """Only a stronger strike is reduced."""
        return see.strike(other) > self.to

    rows = (Incoming(strength, by="strike", source=stronger, operation=SET),)


class FromAttacks(StaticAbility):
    """-X from attacks: attacks on the card are weaker by `less` (S26); `from_attacker` narrows them."""

    keyword = "from-attacks"
    key = "FromAttacks"
    less = 0

    def weaker(self, see: See, card: int) -> int:
        """Return the change of strength."""
        return -(self.less or see.value)

    def from_attacker(self, see: See, card: int) -> bool:
        """Tell whether attacks of this card are weakened."""
        return True

    def fits(self, see: See, card: int, other: int) -> bool:
        """Tell whether attacks of the other card are weakened."""
        return self.from_attacker(see, other)

    rows = (Incoming(weaker, source=fits),)
