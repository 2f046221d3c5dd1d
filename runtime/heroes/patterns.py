"""The filters of events that only this game has, beside those of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from runtime.heroes.context import See


def your_hero(ability: Any, see: See, card: int) -> bool:
    """Accept your hero."""
    return card == see.your_hero


def opposing_hero(ability: Any, see: See, card: int) -> bool:
    """Accept the opponent's hero."""
    return card == see.opposing_hero
