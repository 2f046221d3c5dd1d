"""Recruiting a squad from the deal, one card at a time (3.5-3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.terms import DECK
from runtime.tcg.battlefield import AWAY
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.procedures.stack import give_priority
from runtime.tcg.recruits import elements_of, may_recruit, penalty, price
from runtime.tcg.terms import DEAL
from runtime.tcg.zones import enter, relocate_zone, shuffle_deck

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def ask(game: TcgGame, frame: Frame) -> None:
    """Ask which card is taken into the squad, or whether the squad is done."""
    player = frame.values["player"]
    options: list[Data] = []
    for card in game.zone(DEAL, player):
        if may_recruit(game, player, card):
            gold, silver = price(game, player, card) or (0, 0)
            options.append({"key": "recruit", "card": card, "gold": gold, "silver": silver})
    game.ask(frame, player, "recruit", [*options, {"key": "done"}])


def take(game: TcgGame, frame: Frame) -> None:
    """Pay for the card; from now on it is in the game zone and may influence further recruiting (3.6)."""
    player = frame.values["player"]
    answer = frame.values.pop("answer")
    if answer["key"] == "done":
        return
    state = game.players[player]
    state.gold -= answer["gold"]
    state.silver -= answer["silver"]
    enter(game, answer["card"], player, AWAY)
    frame.step = 0
    game.collect({"kind": "recruit", "card": answer["card"], "player": player})
    if game.waiting:
        give_priority(game, game.active, base=0)


def finish(game: TcgGame, frame: Frame) -> None:
    """The gold of 3.7 is received or lost; what is left of the deal goes back into the deck (3.6)."""
    player = frame.values["player"]
    game.players[player].gold -= penalty(len(elements_of(game, player)))
    for card in list(game.zone(DEAL, player)):
        relocate_zone(game, card, DECK)
    shuffle_deck(game, player)
    game.record({"kind": "recruited", "player": player, "amount": len(game.squad(player)), "cause": "3.5"})


PROCEDURES.add("recruit", ask, take, finish)
