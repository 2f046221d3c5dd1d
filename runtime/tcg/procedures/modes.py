"""Choosing what an ability does from several texts, and carrying that out in the order chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.abilities import Choose, StepsAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.terms import YOU
from runtime.tcg.context import See
from runtime.tcg.legality import can_choose
from runtime.tcg.procedures.registry import PROCEDURES

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def choose_modes(game: TcgGame, see: See, choose: Choose, shared: Data) -> None:
    """Begin to choose; `shared` is what the modes have in common with the ability."""
    chooser = see.you if choose.by == YOU else see.opponent
    game.push("modes", modes=[mode.key for mode in choose.modes], least=see.amount(choose.least),
              most=see.amount(choose.most), repeats=choose.repeats, chooser=chooser, shared=shared, picked=[])


def ask(game: TcgGame, frame: Frame) -> None:
    """Ask for one more mode, among those that have something to choose."""
    values = frame.values
    free = [key for key in values["modes"] if values["repeats"] or key not in values["picked"]]
    options: list[Data] = [{"key": "mode", "ability": key} for key in free if possible(game, values, key)]
    if not options or len(values["picked"]) >= values["most"]:
        values["answer"] = {"key": "done"}
        return
    if len(values["picked"]) >= values["least"]:
        options.append({"key": "done"})
    game.ask(frame, values["chooser"], "mode", options, card=values["shared"]["card"],
             ability=values["shared"]["ability"])


def possible(game: TcgGame, values: Data, key: str) -> bool:
    """Tell whether a mode can be carried out."""
    ability = game.definitions.abilities[key]
    see = game.sees(ability, {**values["shared"], "ability": key, "targets": {}, "done": {}})
    attack = getattr(ability, "attack", None)
    return attack is None and isinstance(ability, StepsAbility) and ability.condition(see) and can_choose(game, see)


def take(game: TcgGame, frame: Frame) -> None:
    """Take the mode; when all are chosen, carry them out."""
    values = frame.values
    answer = values.pop("answer")
    if answer["key"] == "mode":
        values["picked"].append(answer["ability"])
        frame.step = 0
        return
    game.agenda.pop()
    for key in reversed(values["picked"]):
        game.push("carry_out", **{**values["shared"], "ability": key, "targets": {}}, done={})


PROCEDURES.add("modes", ask, take)
