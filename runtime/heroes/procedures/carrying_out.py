"""What this game says about carrying out abilities, part by part (118); the parts themselves are the kernel's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import TriggeredAbility
from runtime.heroes.context import See
from runtime.heroes.legality import can_fill
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.trials import affordable, trial
from runtime.kernel.abilities import Step, StepsAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.carrying_out import FAILED, add_carrying_out
from runtime.kernel.data import Data, copied
from runtime.kernel.events import summary

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

add_carrying_out(PROCEDURES)

WHY = {"breaks off": "118.2", "replaced": "118.4", "not in full": "118.4", "not done": "118.4", "condition": "501.4",
       "impossible": "527.2.2", "declined": "118.5", "no target": "117"}
"""The clause by which a part is not carried out."""


def begin(game: HeroesGame, ability: StepsAbility, values: Data) -> None:
    """Let it be known that a keyword triggered, with its number."""
    if isinstance(ability, TriggeredAbility) and ability.keyword in game.definitions.keywords:
        game.collect({"kind": "keyword_triggers", "keyword": ability.keyword, "card": values["card"],
                      "player": values["player"], "amount": values.get("value", 0), "source": values["card"]})


def skipped(game: HeroesGame, values: Data, why: str) -> None:
    """Note why the part that is next is not carried out."""
    game.explain(values["card"], why, WHY[why], number=values["at"] + 1)


def followed(game: HeroesGame, see: See) -> bool:
    """Tell whether "in doing so" goes on: the part before was done in full and nothing was replaced (118.4)."""
    previous = see.previous
    if game.edition.in_doing_so_needs_full:
        return previous.in_full
    return previous.done and not previous.replaced


def possible(game: HeroesGame, see: See, step: Step, at: int) -> bool:
    """Tell whether an optional part can be offered: its targets exist, what it pays is there (527.2.2)."""
    ability = see.ability
    assert isinstance(ability, StepsAbility)
    if not all(can_fill(see, target) for target in ability.by_step[at]):
        return False
    if ability.by_step[at]:
        return True
    return all(affordable(game, event) for event in trial(see, step.method))


def announce(game: HeroesGame, ability: StepsAbility, values: Data, rows: tuple[object, ...]) -> None:
    """Let the chosen cards become targets (502.1); what waits for it is queued later."""
    for target in ability.targets:
        if target in rows and target.role == "target":
            for card in dict.fromkeys(values["targets"].get(str(target.number), [])):
                if game.is_in_play(card):
                    game.collect({"kind": "target", "card": card, "source": values["card"], "by": values["player"],
                                  "how": game.how_of(values["card"]), "cause": values["ability"]})


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
