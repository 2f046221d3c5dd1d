"""Event patterns: what triggers, replacements, preventions and blocks wait for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol


class Seeing(Protocol):
    """What a filter may ask of what an ability sees."""

    @property
    def this(self) -> int:
        """The card that has the ability."""

    @property
    def you(self) -> int:
        """The player who controls the ability."""

    @property
    def opponent(self) -> int:
        """The other player."""

    @property
    def values(self) -> dict[str, Any]:
        """What is known here; `event` is the event in question."""

    def controller(self, card: int) -> int:
        """The player who controls a card."""


Filter = Callable[[Any, Any, int], bool]
"""`(ability, see, card or player) -> bool`; a method of the ability class fits."""


NUMBERED_FROM_0 = frozenset(("player", "square", "left"))
"""Parts of events of which 0 is one; of cards it is none."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A kind of event, filters on its parts, and required values."""

    kind: str
    filters: tuple[tuple[str, Filter], ...] = ()
    values: tuple[tuple[str, Any], ...] = ()

    def matches(self, ability: Any, see: Seeing) -> bool:
        """Tell whether `see.event` fits."""
        data = see.values.get("event") or {}
        for name, wanted in self.values:
            if data.get(name) != wanted:
                return False
        for name, accepts in self.filters:
            found = data.get(name)
            if found is None or (found == 0 and name not in NUMBERED_FROM_0) or not accepts(ability, see, found):
                return False
        return True


def any_card(ability: Any, see: Seeing, card: int) -> bool:
    """Accept every card."""
    return True


def this_card(ability: Any, see: Seeing, card: int) -> bool:
    """Accept the card that has the ability."""
    return card == see.this


def another_card(ability: Any, see: Seeing, card: int) -> bool:
    """Accept every card but the one that has the ability."""
    return card != see.this


def your_card(ability: Any, see: Seeing, card: int) -> bool:
    """Accept your cards (under your control, or yours in another zone)."""
    return see.controller(card) == see.you


def another_card_of_yours(ability: Any, see: Seeing, card: int) -> bool:
    """Accept your cards but this one."""
    return card != see.this and see.controller(card) == see.you


def opposing_card(ability: Any, see: Seeing, card: int) -> bool:
    """Accept the opponent's cards."""
    return see.controller(card) == see.opponent


def each_player(ability: Any, see: Seeing, player: int) -> bool:
    """Accept both players."""
    return True


def you(ability: Any, see: Seeing, player: int) -> bool:
    """Accept the player who controls the ability."""
    return player == see.you


def opponent(ability: Any, see: Seeing, player: int) -> bool:
    """Accept the opponent of the player who controls the ability."""
    return player == see.opponent


def own_part(patterns: tuple[Pattern, ...]) -> str:
    """Return the part of an event in which all of these patterns name the card that has the ability; "" is none."""
    parts = [{name for name, accepts in row.filters if accepts is this_card} for row in patterns]
    return min(set.intersection(*parts), default="") if parts else ""


def pattern(kind: str, *, values: dict[str, Any] | None = None, **filters: Filter | None) -> Pattern:
    """Return a pattern; filters that accept everything are left out."""
    kept = tuple((name, found) for name, found in filters.items()
                 if found is not None and found is not any_card and found is not each_player)
    given = {name: value for name, value in (values or {}).items() if value is not None}
    return Pattern(kind, kept, tuple(given.items()))
