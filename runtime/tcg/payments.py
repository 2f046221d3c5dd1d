"""Payments: what stands before the colon (glossary: Payment for a game action), made after the action itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runtime.kernel.abilities import CardFilter, Count, Number, Target
from runtime.kernel.payments import Payment, bounded, least
from runtime.kernel.terms import PLAY, YOURS
from runtime.tcg.context import See

if TYPE_CHECKING:
    from runtime.tcg.verbs import Act


@dataclass(frozen=True, slots=True)
class CloseThis(Payment):
    """[tap]: close the card itself. Makes the ability the card's action (2.4)."""

    is_action = True

    def can(self, see: See) -> bool:
        """It is open, may act, and its closing pays for nothing else (5.2)."""
        return see.game.can_act(see.this)

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Close it."""
        act.close(act.this)


@dataclass(frozen=True, slots=True)
class Tokens(Payment):
    """[token], X[token]: remove tokens; with `X` the number is stated at the announcement."""

    number: Number

    def can(self, see: See) -> bool:
        """There are enough tokens that pay for nothing else; never zero of them (2.16.1)."""
        wanted = least(see, self.number)
        return 0 < wanted <= see.game.free_tokens(see.this)

    def most(self, see: See) -> int | None:
        """X is bounded by the tokens."""
        return bounded(self.number, see.game.free_tokens(see.this))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Remove them; with Meditation those of other cards make up what is missing."""
        act.game.pay_tokens(act, act.amount(self.number))


@dataclass(frozen=True, slots=True)
class AllMovement(Payment):
    """All of the card's movement allowance: it must not have moved, and moves no more this turn."""

    def can(self, see: See) -> bool:
        """It has not moved yet."""
        return see.is_open(see.this) and not see.has_moved(see.this)

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Spend it."""
        act.propose("spend_movement", act.this)


@dataclass(frozen=True, slots=True)
class PayWithCards(Payment):
    """Pay with chosen cards of a zone: `act` is a method `(self, act, cards)` that does it to them."""

    number: Number
    act: Callable[[Any, Any, list[int]], None]
    legal: CardFilter | None = None
    whose: str = YOURS
    zone: str = PLAY

    def choice(self, see: See) -> Target | None:
        """Choose as many cards."""
        return Target(-1, self.legal, Count(self.number, self.number), self.zone, self.whose, role="choice")

    def available(self, see: See) -> int:
        """Return how many cards could pay."""
        row = self.choice(see)
        assert row is not None
        return len(see.game.candidates(see, row, []))

    def can(self, see: See) -> bool:
        """There are enough cards."""
        return self.available(see) >= least(see, self.number)

    def most(self, see: See) -> int | None:
        """X is bounded by the cards."""
        return bounded(self.number, self.available(see))

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Pay with the chosen cards."""
        self.act(act.ability, act, chosen)


@dataclass(frozen=True, slots=True)
class PayBy(Payment):
    """Pay by a method `(self, act)`; `possible(self, see)` tells whether it can be paid."""

    method: Callable[[Any, Any], None]
    possible: Callable[[Any, Any], bool] | None = None

    @property
    def has_x(self) -> bool:
        """It has no X."""
        return False

    def can(self, see: See) -> bool:
        """As `possible` says."""
        return see.holds(self.possible)

    def pay(self, act: Act, chosen: list[int]) -> None:
        """Do it."""
        self.method(act.ability, act)


