"""Moments of a game that cards wait for: nothing else happens in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.results import result
from runtime.tcg.happening.registry import HAPPEN, carried_out, happening

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

MOMENTS = ("before_recruiting", "after_placing", "battle_begins", "vanguard", "turn_prepared", "turn_start", "turn_end",
           "declares_attack", "block", "attack", "after_attack")


def moment(game: TcgGame, event: Data) -> Data:
    """A moment has come: of a turn of `player`, or of an attack of `card` on `target` (6.4.4)."""
    return carried_out(game, event, cards=[])


@happening
def modes(game: TcgGame, event: Data) -> Data:
    """A player chooses among the `modes` of an ability, from `least` to `most` of them, and they are carried out."""
    source = game.cards[event["source"]]
    player = event["by"] if event["chooser"] == "you" else 1 - event["by"]
    game.push("modes", modes=event["modes"], least=event["least"], most=event["most"], repeats=event["repeats"],
              chooser=player, picked=[], shared={"ability": event["ability"], "card": source.id, "player": event["by"],
                                                 "value": 0, "effect": 0, "event": None, "targets": {}, "chain": []})
    return result(event, cards=[])


HAPPEN.update(dict.fromkeys(MOMENTS, moment))
