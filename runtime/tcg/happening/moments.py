"""Moments of a game that cards wait for: nothing else happens in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.tcg.happening.registry import HAPPEN, carried_out

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

MOMENTS = ("before_recruiting", "after_placing", "battle_begins", "vanguard", "turn_prepared", "turn_start", "turn_end",
           "declares_attack", "block", "attack", "after_attack")


def moment(game: TcgGame, event: Data) -> Data:
    """A moment has come: of a turn of `player`, or of an attack of `card` on `target` (6.4.4)."""
    return carried_out(game, event, cards=[])


HAPPEN.update(dict.fromkeys(MOMENTS, moment))
