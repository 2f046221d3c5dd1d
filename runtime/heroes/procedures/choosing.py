"""Choosing targets and cards, one pick at a time (501, 502, 508.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import ActivatedAbility, AdditionalCost, AlternativeCost
from runtime.heroes.context import See
from runtime.heroes.happening import happen
from runtime.heroes.legality import candidates, limits
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.kernel.abilities import Ability, StaticAbility, Target
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.payments import Payment
from runtime.kernel.terms import DECK, YOU

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def start(game: HeroesGame, context: Data, row: str, target: Target) -> None:
    """Let the target's chooser pick; the frame below finds the picks in `targets[number]` of its values.

    `row` names where the target row stands: "targets" of the ability, or "<payments>:<index>" (see payments_of).
    """
    shared = {name: context[name] for name in CONTEXT if name in context}
    game.push("choose", **shared, row=row, number=target.number, picks=[])


CONTEXT = ("ability", "card", "player", "value", "effect", "event", "x", "targets", "done", "last", "memory",
           "earlier", "earlier_targets", "chain")


def row_of(see: See, values: Data) -> Target:
    """Return the target row that is being chosen."""
    if values["row"] == "targets":
        rows: tuple[Target, ...] = see.ability.targets  # type: ignore[attr-defined]
        return next(row for row in rows if row.number == values["number"])
    row, _, index = values["row"].rpartition(":")
    found = payments_of(see.ability, row)[int(index)].choice(see)
    assert found is not None
    return found


def payments_of(ability: Ability, row: str) -> tuple[Payment, ...]:
    """Return the payments of an activated ability, or of a row of a static one ("rows:<index>")."""
    if isinstance(ability, ActivatedAbility):
        return ability.payments
    assert isinstance(ability, StaticAbility)
    found = ability.rows[int(row.partition(":")[2])]
    assert isinstance(found, AlternativeCost | AdditionalCost)
    return found.payments


def pick(game: HeroesGame, frame: Frame) -> None:
    """Ask for one more target, or finish."""
    values = frame.values
    so_far = {**values["targets"], str(values["number"]): values["picks"]}
    see = See(game, game.definitions.abilities[values["ability"]], {**values, "targets": so_far})
    target = row_of(see, values)
    least, most = limits(see, target)
    picks: list[int] = values["picks"]
    values["zone"] = target.zone
    legal = [] if most is not None and len(picks) >= most else candidates(see, target, picks)
    if not legal:
        finish(game, frame)
        return
    options: list[Data] = [{"key": "target", "card": card} for card in legal]
    if len(picks) >= least:
        options.append({"key": "done"})
    chooser = see.you if target.by == YOU else see.opponent
    game.ask(frame, chooser, "target", options, ability=values["ability"], card=values["card"], picked=len(picks),
             least=least, most=most, zone=target.zone)


def picked(game: HeroesGame, frame: Frame) -> None:
    """Take the pick."""
    answer = frame.values.pop("answer")
    if answer["key"] == "done":
        finish(game, frame)
        return
    frame.values["picks"].append(answer["card"])
    frame.step = 0


def finish(game: HeroesGame, frame: Frame) -> None:
    """Hand the picks to the frame below."""
    game.agenda.pop()
    values = frame.values
    if values.get("zone") == DECK and not values["picks"] and game.edition.declined_search_shuffles:
        happen(game, {"kind": "shuffle", "player": values["player"], "source": values["card"], "cause": "519.3.1"})
    below = game.agenda[-1].values
    below["targets"][str(frame.values["number"])] = frame.values["picks"]


PROCEDURES.add("choose", pick, picked)
