"""Choosing targets and cards, one pick at a time."""

from __future__ import annotations

from typing import Any, Protocol

from runtime.kernel.abilities import Target
from runtime.kernel.agenda import Frame, Procedures
from runtime.kernel.data import Data
from runtime.kernel.terms import YOU

CONTEXT = ("ability", "card", "player", "value", "effect", "event", "x", "targets", "done", "last", "memory",
           "earlier", "earlier_targets", "chain")


class Chooser(Protocol):
    """What a game says about choosing."""

    agenda: list[Frame]

    @property
    def definitions(self) -> Any:
        """All cards and abilities."""

    def push(self, procedure: str, /, **values: Any) -> Frame:
        """Put a procedure on top of the agenda."""

    def sees(self, ability: Any, values: Data) -> Any:
        """Return what the ability sees."""

    def row_of(self, see: Any, values: Data) -> Target:
        """Return the target row that is being chosen."""

    def limits(self, see: Any, target: Target) -> tuple[int, int | None]:
        """Return the least and greatest number of picks."""

    def candidates(self, see: Any, target: Target, picks: list[int]) -> list[int]:
        """Return what may be picked next."""

    def part(self, zone: str) -> str:
        """Return what is chosen in a zone, as options name it (see Game.part)."""

    def picks_made(self, values: Data) -> None:
        """Take note that the choice is over."""

    def ask(self, frame: Frame, player: int, key: str, options: list[Data], **data: Any) -> None:
        """Ask a player (see Game.ask)."""


def start(game: Chooser, context: Data, row: str, target: Target) -> None:
    """Let the target's chooser pick; the frame below finds the picks in `targets[number]` of its values.

    `row` names where the target row stands: "targets" of the ability, or a name that the game knows.
    """
    shared = {name: context[name] for name in CONTEXT if name in context}
    game.push("choose", **shared, row=row, number=target.number, picks=[])


def pick(game: Chooser, frame: Frame) -> None:
    """Ask for one more target, or finish."""
    values = frame.values
    so_far = {**values["targets"], str(values["number"]): values["picks"]}
    see = game.sees(game.definitions.abilities[values["ability"]], {**values, "targets": so_far})
    target = game.row_of(see, values)
    least, most = game.limits(see, target)
    picks: list[int] = values["picks"]
    values["zone"] = target.zone
    legal = [] if most is not None and len(picks) >= most else game.candidates(see, target, picks)
    if not legal:
        finish(game, frame)
        return
    part = game.part(target.zone)
    options: list[Data] = [{"key": "target", part: one} for one in legal]
    if len(picks) >= least:
        options.append({"key": "done"})
    chooser = see.you if target.by == YOU else see.opponent
    game.ask(frame, chooser, "target", options, ability=values["ability"], card=values["card"], picked=len(picks),
             least=least, most=most, zone=target.zone)


def picked(game: Chooser, frame: Frame) -> None:
    """Take the pick."""
    answer = frame.values.pop("answer")
    if answer["key"] == "done":
        finish(game, frame)
        return
    frame.values["picks"].append(answer[game.part(frame.values["zone"])])
    frame.step = 0


def finish(game: Chooser, frame: Frame) -> None:
    """Hand the picks to the frame below."""
    game.agenda.pop()
    game.picks_made(frame.values)
    game.agenda[-1].values["targets"][str(frame.values["number"])] = frame.values["picks"]


def add_choosing(procedures: Procedures) -> None:
    """Make a game's procedures able to choose targets."""
    procedures.add("choose", pick, picked)
