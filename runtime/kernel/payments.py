"""What every payment of an ability has: can it be paid, how great an X it allows, what is chosen for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from runtime.kernel.terms import Variable

if TYPE_CHECKING:
    from runtime.kernel.abilities import Number, Target


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment:
    """One resource of a payment."""

    is_action = False
    """Paying it makes the ability an action of its card."""

    @property
    def has_x(self) -> bool:
        """It is paid with an X."""
        return isinstance(getattr(self, "number", 0), Variable)

    def can(self, see: Any) -> bool:
        """Tell whether it can be paid (with the X that was declared, or at least X = 1)."""
        raise NotImplementedError

    def most(self, see: Any) -> int | None:
        """Return the greatest X that it allows; None if it has no X."""
        return None

    def choice(self, see: Any) -> Target | None:
        """Return what must be chosen to pay it."""
        return None

    def pay(self, act: Any, chosen: list[int]) -> None:
        """Pay it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class WoundThis(Payment):
    """Wound the card itself."""

    number: Number

    def can(self, see: Any) -> bool:
        """It is there to be wounded."""
        return bool(see.in_play(see.this))

    def most(self, see: Any) -> int | None:
        """X is bounded by its lives."""
        return bounded(self.number, max(1, see.lives(see.this)))

    def pay(self, act: Any, chosen: list[int]) -> None:
        """Wound it."""
        act.wound(act.this, act.amount(self.number))


@dataclass(frozen=True, slots=True)
class DestroyThis(Payment):
    """Destroy the card itself."""

    def can(self, see: Any) -> bool:
        """It is there to be destroyed."""
        return bool(see.in_play(see.this))

    def pay(self, act: Any, chosen: list[int]) -> None:
        """Destroy it."""
        act.destroy(act.this)


def least(see: Any, number: Any) -> int:
    """Return the number to be paid; an X that is not declared yet counts as 1."""
    if isinstance(number, Variable):
        return int(see.x) or 1
    found: int = see.amount(number)
    return found


def uses_x(method: Callable[..., Any]) -> bool:
    """Tell whether a method asks for X."""
    code = getattr(method, "__code__", None)
    return code is not None and "x" in code.co_names


def bounded(number: Any, bound: int) -> int | None:
    """Return the bound for an X."""
    return bound if isinstance(number, Variable) else None


