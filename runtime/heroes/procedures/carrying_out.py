"""Carrying out an ability, part by part (118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import TriggeredAbility
from runtime.heroes.context import See
from runtime.heroes.legality import can_fill, limits
from runtime.heroes.procedures import choosing
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.trials import affordable, trial
from runtime.heroes.verbs import Act
from runtime.kernel.abilities import Step, StepsAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data, copied
from runtime.kernel.events import summary
from runtime.kernel.terms import IN_DOING_SO, YOU

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

DONE, SKIPPED, FAILED = "done", "skipped", "failed"


def ability_of(game: HeroesGame, values: Data) -> StepsAbility:
    """Return the ability that a frame is about."""
    ability = game.definitions.abilities[values["ability"]]
    assert isinstance(ability, StepsAbility)
    return ability


def tell_keyword(game: HeroesGame, ability: StepsAbility, values: Data) -> None:
    """Let it be known that a keyword triggered, with its number."""
    if isinstance(ability, TriggeredAbility) and ability.keyword in game.definitions.keywords:
        game.collect({"kind": "keyword_triggers", "keyword": ability.keyword, "card": values["card"],
                      "player": values["player"], "amount": values.get("value", 0), "source": values["card"]})


def gate(game: HeroesGame, frame: Frame) -> None:
    """See whether the next part is carried out, skipped or the end (118.2, 118.4, 118.5)."""
    values = frame.values
    ability = ability_of(game, values)
    at = values.setdefault("at", 0)
    if not at and not values.get("begun"):
        values["begun"] = True
        tell_keyword(game, ability, values)
    if at >= len(ability.steps) or values.get("status") == FAILED:
        if at < len(ability.steps):
            explain(game, values, "breaks off", "118.2")
        finish(game, frame)
        return
    step = ability.steps[at]
    see = See(game, ability, values)
    values.pop("otherwise", None)
    if at and step.link == IN_DOING_SO and not followed(game, see):
        explain(game, values, unmet(see), "118.4")
        skip(frame)
        return
    if not see.holds(step.condition):
        explain(game, values, "condition", "501.4")
        otherwise(frame, step)
        return
    if not step.may:
        frame.step = 2
        return
    if not possible(see, step, at):
        explain(game, values, "impossible", "527.2.2")
        otherwise(frame, step)
        return
    game.ask(frame, see.you if step.by == YOU else see.opponent, "may", [{"key": "yes"}, {"key": "no"}],
             ability=values["ability"], card=values["card"], part=at + 1)


def explain(game: HeroesGame, values: Data, why: str, cause: str) -> None:
    """Note why the part that is next is not carried out."""
    game.explain(values["card"], why, cause, number=values["at"] + 1)


def unmet(see: See) -> str:
    """Return why "in doing so" does not go on."""
    previous = see.previous
    if previous.replaced:
        return "replaced"
    return "not in full" if previous.done else "not done"


def followed(game: HeroesGame, see: See) -> bool:
    """Tell whether "in doing so" goes on: the part before was done in full and nothing was replaced (118.4)."""
    previous = see.previous
    if game.edition.in_doing_so_needs_full:
        return previous.in_full
    return previous.done and not previous.replaced


def possible(see: See, step: Step, at: int) -> bool:
    """Tell whether an optional part can be offered: its targets exist, what it pays is there (527.2.2)."""
    ability = see.ability
    assert isinstance(ability, StepsAbility)
    if not all(can_fill(see, target) for target in ability.by_step[at]):
        return False
    if ability.by_step[at]:
        return True
    return all(affordable(see.game, event) for event in trial(see, step.method))


def answered(game: HeroesGame, frame: Frame) -> None:
    """Go on with an optional part, or not."""
    answer = frame.values.pop("answer")
    if answer["key"] == "no":
        explain(game, frame.values, "declined", "118.5")
        otherwise(frame, ability_of(game, frame.values).steps[frame.values["at"]])


def otherwise(frame: Frame, step: Step) -> None:
    """Carry out what stands after "otherwise", or skip the part."""
    if step.otherwise is None:
        skip(frame)
        return
    frame.values["otherwise"] = True
    frame.step = 3


def skip(frame: Frame) -> None:
    """Go to the next part without doing this one."""
    values = frame.values
    values["at"] += 1
    values["done"][str(values["at"])] = []
    values["last"] = values["at"]
    values["status"] = SKIPPED
    frame.step = 0


def choose_targets(game: HeroesGame, frame: Frame) -> None:
    """Choose the targets that this part needs and that were not chosen at the declaration."""
    values = frame.values
    ability = ability_of(game, values)
    at = values["at"]
    rows = (*ability.at_declaration, *ability.by_step[0]) if at == 0 else ability.by_step[at]
    for target in rows:
        if str(target.number) not in values["targets"]:
            frame.step = 2
            choosing.start(game, values, "targets", target)
            return
    see = See(game, ability, values)
    for target in ability.by_step[at]:
        if not values["targets"][str(target.number)] and limits(see, target)[0] > 0:
            step = ability.steps[at]
            explain(game, values, "no target", "117")
            if step.otherwise is not None:
                otherwise(frame, step)
                return
            if step.may:
                skip(frame)
                return
            values["status"] = FAILED
            finish(game, frame)
            return
    announce(game, ability, values, ability.by_step[at])


def announce(game: HeroesGame, ability: StepsAbility, values: Data, rows: tuple[object, ...]) -> None:
    """Let the chosen cards become targets (502.1); what waits for it is queued later."""
    for target in ability.targets:
        if target in rows and target.role == "target":
            for card in dict.fromkeys(values["targets"].get(str(target.number), [])):
                if game.is_in_play(card):
                    game.collect({"kind": "target", "card": card, "source": values["card"], "by": values["player"],
                                  "how": game.how_of(values["card"]), "cause": values["ability"]})


def run(game: HeroesGame, frame: Frame) -> None:
    """Run the part; what it proposes happens before the next step."""
    values = frame.values
    ability = ability_of(game, values)
    step = ability.steps[values["at"]]
    act = Act(game, ability, values)
    if values.get("otherwise"):
        assert step.otherwise is not None
        step.otherwise(ability, act)
    else:
        step.method(ability, act)
    values["results"] = []
    if act.batches:
        game.perform(*act.batches)


def take_results(game: HeroesGame, frame: Frame) -> None:
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
        finish(game, frame)


def fell_short(game: HeroesGame, values: Data) -> bool:
    """Tell whether fewer cards were there than the part demands: it is done as far as possible, not in full (118.4)."""
    ability = ability_of(game, values)
    needed = set(ability.steps[values["at"]].targets)
    see = See(game, ability, values)
    return any(target.number in needed and len(see.targets(target.number)) < limits(see, target)[0]
               for target in ability.targets)


def may_fail(game: HeroesGame, values: Data) -> bool:
    """A part that was optional interrupts nothing (118.5)."""
    step: Step = ability_of(game, values).steps[values["at"] - 1]
    return step.may


def finish(game: HeroesGame, frame: Frame) -> None:
    """End the ability, and tell those who wait for it."""
    values = frame.values
    game.agenda.pop()
    below = game.agenda[-1].values
    if values.get("replacing"):
        kept = [row for row in values.get("all", []) if row.get("kept")]
        if kept:
            below["report"] = {**kept[0], "replaced": True, "kept": False}
    elif values.get("sentence"):
        if values.get("status") == FAILED:
            spell = game.adjust(values["card"])
            spell.paid = {**spell.paid, "broken off": 1}
        below["earlier"] = [*below.get("earlier", []), *copied(values.get("all", []))]
        chosen = [card for cards in values["targets"].values() for card in cards]
        below["earlier_targets"] = [*below.get("earlier_targets", []), *chosen]
    elif values.get("reports"):
        below["report"] = summary(values.get("all", []))


PROCEDURES.add("carry_out", gate, answered, choose_targets, run, take_results)
