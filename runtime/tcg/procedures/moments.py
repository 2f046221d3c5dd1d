"""Abilities of the Preliminary phase, which the players apply in turns, starting with the First (3.4.1, 3.13, 6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.tcg.legality import SIMPLE, may_attack
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.procedures.stack import announceable, give_priority

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def gather(game: TcgGame, frame: Frame) -> None:
    """Collect the abilities that wait for this moment; each card applies each of them once (3.13.1)."""
    values = frame.values
    before, game.waiting = game.waiting, []
    game.happen({"kind": values["moment"], "player": game.first, "cause": values["cause"]})
    values["rows"], game.waiting = game.waiting, before
    if values["moment"] == "vanguard":
        values["rows"] = [*values["rows"], *vanguards(game)]
    values["player"] = game.first


def vanguards(game: TcgGame) -> list[Data]:
    """Return the strikes of the cards with Vanguard, each once (6.2.4)."""
    return [{"ability": "vanguard", "card": card, "player": game.cards[card].controller}
            for card in game.zones["play"] if "vanguard" in game.traits(card).keywords and not game.cards[card].hidden]


def take_turns(game: TcgGame, frame: Frame) -> None:
    """Ask the player whose turn it is which ability comes next; one who declines may not come back (3.4.1)."""
    values = frame.values
    for player in (values["player"], 1 - values["player"]):
        options = [{"key": "apply", "number": at, "card": row["card"], "ability": row["ability"]}
                   for at, row in enumerate(values["rows"]) if row["player"] == player]
        if options:
            values["player"] = player
            game.ask(frame, player, "moment", [*options, {"key": "decline"}], moment=values["moment"])
            return
    game.agenda.pop()


def apply(game: TcgGame, frame: Frame) -> None:
    """Apply the chosen ability at once: in this phase nobody passes priority in between (6.1)."""
    values = frame.values
    answer = values.pop("answer")
    frame.step = 1
    player, values["player"] = values["player"], 1 - values["player"]
    if answer["key"] == "decline":
        values["rows"] = [row for row in values["rows"] if row["player"] != player]
        return
    row = values["rows"].pop(answer["number"])
    give_priority(game, game.active, base=0)
    if row["ability"] == "vanguard":
        strike_first(game, row["card"])
    elif announceable(game, row):
        game.push("announce", **{**row, "chain": []}, targets={}, done={}, trigger=True)


def strike_first(game: TcgGame, card: int) -> None:
    """Begin the vanguard's strike: an unanswerable simple strike against an adjacent enemy card (glossary)."""
    targets = [other for other in game.zones["play"] if may_attack(game, card, other, SIMPLE)
               and game.adjacent(card, other) and game.cards[other].controller != game.cards[card].controller]
    if targets:
        game.push("vanguard", card=card, targets=targets)


def ask_target(game: TcgGame, frame: Frame) -> None:
    """Ask whom the vanguard strikes."""
    game.ask(frame, game.cards[frame.values["card"]].controller, "target",
             [{"key": "target", "card": card} for card in frame.values["targets"]], card=frame.values["card"],
             ability="vanguard", zone="play")


def strike(game: TcgGame, frame: Frame) -> None:
    """Strike without closing."""
    values = frame.values
    game.agenda.pop()
    game.push("combat", attacker=values["card"], target=values["answer"]["card"], how="strike", power=[], sudden=True,
              player=game.cards[values["card"]].controller, ability="", x=0, value=0, effect=0, closes=[], event=None,
              chain=[])


PROCEDURES.add("moment", gather, take_turns, apply)
PROCEDURES.add("vanguard", ask_target, strike)
