"""Carrying out an ability, part by part: conditions, "may", targets, what it does, what came of it."""

from __future__ import annotations

from typing import Any, Protocol

from runtime.kernel.abilities import Step, StepsAbility, Target
from runtime.kernel.agenda import Frame, Procedures
from runtime.kernel.context import See
from runtime.kernel.data import Data
from runtime.kernel.terms import IN_DOING_SO, YOU
from runtime.kernel.verbs import Verbs

DONE, SKIPPED, FAILED = "done", "skipped", "failed"
TARGETS, RUN = 2, 3
"""The steps in which the targets of a part are chosen, and in which it is done."""


class Carrier(Protocol):
    """What a game says about carrying out abilities."""

    agenda: list[Frame]

    @property
    def definitions(self) -> Any:
        """All cards and abilities."""

    def sees(self, ability: StepsAbility, values: Data) -> See:
        """Return what the ability sees."""

    def acts(self, ability: StepsAbility, values: Data) -> Verbs:
        """Return what the ability may do."""

    def ability_begins(self, ability: StepsAbility, values: Data) -> None:
        """Take note that an ability is carried out."""

    def ability_ends(self, frame: Frame) -> None:
        """Take the frame away and tell those who wait for the end of the ability."""

    def followed(self, see: Any) -> bool:
        """Tell whether "in doing so" goes on."""

    def possible(self, see: Any, step: Step, at: int) -> bool:
        """Tell whether an optional part can be offered."""

    def limits(self, see: Any, target: Target) -> tuple[int, int | None]:
        """Return the least and greatest number of picks."""

    def choose_row(self, values: Data, target: Target) -> None:
        """Begin to choose the cards of a target row."""

    def chosen(self, ability: StepsAbility, values: Data, rows: tuple[Target, ...]) -> None:
        """Take note of what became a target."""

    def skipped(self, values: Data, why: str) -> None:
        """Note why the part that is next is not carried out."""

    def perform(self, *batches: list[Data]) -> None:
        """Let events happen."""

    def ask(self, frame: Frame, player: int, key: str, options: list[Data], **data: Any) -> None:
        """Ask a player (see Game.ask)."""


def ability_of(game: Carrier, values: Data) -> StepsAbility:
    """Return the ability that a frame is about."""
    ability: StepsAbility = game.definitions.abilities[values["ability"]]
    return ability


def gate(game: Carrier, frame: Frame) -> None:
    """See whether the next part is carried out, skipped or the end."""
    values = frame.values
    ability = ability_of(game, values)
    at = values.setdefault("at", 0)
    if not at and not values.get("begun"):
        values["begun"] = True
        game.ability_begins(ability, values)
    if at >= len(ability.steps) or values.get("status") == FAILED:
        if at < len(ability.steps):
            game.skipped(values, "breaks off")
        game.ability_ends(frame)
        return
    step = ability.steps[at]
    see = game.sees(ability, values)
    values.pop("otherwise", None)
    if at and step.link == IN_DOING_SO and not game.followed(see):
        game.skipped(values, unmet(see))
        skip(frame)
        return
    if not see.holds(step.condition):
        game.skipped(values, "condition")
        otherwise(frame, step)
        return
    if not step.may:
        frame.step = TARGETS
        return
    if not game.possible(see, step, at):
        game.skipped(values, "impossible")
        otherwise(frame, step)
        return
    game.ask(frame, see.you if step.by == YOU else see.opponent, "may", [{"key": "yes"}, {"key": "no"}],
             ability=values["ability"], card=values["card"], part=at + 1)


def unmet(see: See) -> str:
    """Return why "in doing so" does not go on."""
    previous = see.previous
    if previous.replaced:
        return "replaced"
    return "not in full" if previous.done else "not done"


def answered(game: Carrier, frame: Frame) -> None:
    """Go on with an optional part, or not."""
    answer = frame.values.pop("answer")
    if answer["key"] == "no":
        game.skipped(frame.values, "declined")
        otherwise(frame, ability_of(game, frame.values).steps[frame.values["at"]])


def otherwise(frame: Frame, step: Step) -> None:
    """Carry out what stands after "otherwise", or skip the part."""
    if step.otherwise is None:
        skip(frame)
        return
    frame.values["otherwise"] = True
    frame.step = RUN


def skip(frame: Frame) -> None:
    """Go to the next part without doing this one."""
    values = frame.values
    values["at"] += 1
    values["done"][str(values["at"])] = []
    values["last"] = values["at"]
    values["status"] = SKIPPED
    frame.step = 0


def choose_targets(game: Carrier, frame: Frame) -> None:
    """Choose the targets that this part needs and that were not chosen at the declaration.

    A part whose targets are not there fails, even if they were to be there at the declaration: nobody asks whether a
    spell that is repeated still has its targets.
    """
    values = frame.values
    ability = ability_of(game, values)
    at = values["at"]
    rows = (*ability.at_declaration, *ability.by_step[0]) if at == 0 else ability.by_step[at]
    if not rows:
        frame.step = RUN + 1
        run(game, frame)
        return
    for target in rows:
        if str(target.number) not in values["targets"]:
            frame.step = TARGETS
            game.choose_row(values, target)
            return
    see = game.sees(ability, values)
    for target in rows:
        if not values["targets"][str(target.number)] and game.limits(see, target)[0] > 0:
            step = ability.steps[at]
            game.skipped(values, "no target")
            if step.otherwise is not None:
                otherwise(frame, step)
                return
            if step.may:
                skip(frame)
                return
            values["status"] = FAILED
            game.ability_ends(frame)
            return
    game.chosen(ability, values, ability.by_step[at])


def run(game: Carrier, frame: Frame) -> None:
    """Run the part; what it proposes happens before the next step."""
    values = frame.values
    ability = ability_of(game, values)
    step = ability.steps[values["at"]]
    act = game.acts(ability, values)
    if values.get("otherwise"):
        assert step.otherwise is not None
        step.otherwise(ability, act)
    else:
        step.method(ability, act)
    values["results"] = []
    if act.batches:
        game.perform(*act.batches)


def take_results(game: Carrier, frame: Frame) -> None:
    """Note what became of the part."""
    values = frame.values
    results = values.pop("results")
    if fell_short(game, values):
        results = [{**row, "full": False} for row in results]
    values["at"] += 1
    part = str(values["at"])
    values["done"][part] = [] if values.get("otherwise") else results
    values["last"] = values["at"]
    failed = results and not any(row["done"] or row.get("replaced") for row in results)
    values["status"] = FAILED if failed and not may_fail(game, values) else DONE
    values.setdefault("all", []).extend(results)
    frame.step = 0
    if values["at"] == len(ability_of(game, values).steps):
        game.ability_ends(frame)


def fell_short(game: Carrier, values: Data) -> bool:
    """Tell whether fewer cards were there than the part demands: it is done as far as possible, not in full."""
    ability = ability_of(game, values)
    needed = ability.steps[values["at"]].targets
    if not needed:
        return False
    see = game.sees(ability, values)
    return any(target.number in needed and len(see.targets(target.number)) < game.limits(see, target)[0]
               for target in ability.targets)


def may_fail(game: Carrier, values: Data) -> bool:
    """A part that was optional interrupts nothing."""
    step: Step = ability_of(game, values).steps[values["at"] - 1]
    return step.may


def add_carrying_out(procedures: Procedures) -> None:
    """Make a game's procedures able to carry out abilities."""
    procedures.add("carry_out", gate, answered, choose_targets, run, take_results)
