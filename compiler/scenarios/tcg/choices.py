"""Choices of Berserk TCG and how a scenario writes them."""

from __future__ import annotations

from collections.abc import Callable

from compiler.scenarios import choices as c
from compiler.scenarios.choices import Choices, Fits
from compiler.scenarios.model import Answer
from compiler.scenarios.table import Table
from compiler.scenarios.tcg.table import square_of
from runtime.kernel.data import Data
from runtime.kernel.terms import DECK
from runtime.tcg.battlefield import name
from runtime.tcg.terms import DEAL


def _alike(table: Table, options: list[Data]) -> bool:
    """Return whether options are about copies of one card that is on no square yet: which one makes no difference."""
    cards = [table.game.card(option["card"]) for option in options if "card" in option]
    if len(cards) < 2 or len(cards) != len(options):
        return False
    first = cards[0]
    unseen = first.zone in (DEAL, DECK) or all(option["key"] == "place" for option in options)
    return unseen and all(
        (card.definition, card.zone, card.owner) == (first.definition, first.zone, first.owner) for card in cards
    )


def _to_square(at: int) -> Fits:
    """Return a test for the square that an answer names at a place."""
    return lambda _, answer, option: option.get("square") == square_of(answer.names[at])


def _target(_: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option picks the square that is named."""
    return bool(answer.names) and option.get("square") == square_of(answer.names[0])


def _choice(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option picks the card or square that is named, or ends the row where none is."""
    if not answer.names:
        return bool(option["key"] == "done")
    return c.is_card(table, answer, option) or ("square" in option and _target(table, answer, option))


def _which(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option uses the ability that an answer's number says, if it says one."""
    return answer.number is None or answer.number == _number(table, option)


def _number(table: Table, option: Data) -> int:
    """Return which of its card's playable abilities an option uses, from 1."""
    held = table.game.traits(option["card"]).activated
    keys = [(one.ability.key, one.effect) for one in held]
    return keys.index((option["ability"], option.get("effect", 0))) + 1


def _say_use(table: Table, option: Data) -> str:
    several = len(table.game.traits(option["card"]).activated) > 1
    return f"use {table.call(option['card'])}" + (f" {_number(table, option)}" if several else "")


def _say_to(verb: str) -> Callable[[Table, Data], str]:
    """Return what writes a way to a square."""
    return lambda table, option: f"{verb} {table.call(option['card'])} {name(option['square'])}"


def _say_target(table: Table, option: Data) -> str:
    return f"choose {name(option['square'])}" if "square" in option else f"choose {table.call(option['card'])}"


CHOICES = Choices(
    rest="turn",
    answers={
        ("turn", "attack"): c.of("attack", c.is_card, c.is_target),
        ("turn", "use"): c.of("use", c.is_card, _which),
        ("turn", "move"): c.of("move", c.is_card, _to_square(1)),
        ("turn", "jump"): c.of("jump", c.is_card, _to_square(1)),
        ("turn", "ready"): c.of("prepare", c.is_card),
        ("turn", "retreat"): c.of("retreat", c.is_card),
        ("turn", "reveal"): c.of("reveal", c.is_card),
        ("turn", "end"): c.of("end"),
        ("priority", "use"): c.of("use", c.is_card, _which),
        ("priority", "defend"): c.of("defend", c.is_card),
        ("priority", "reveal"): c.of("reveal", c.is_card),
        ("priority", "pass"): c.of("pass"),
        ("target", "choose"): _choice,
        ("x", "x"): c.of("x", c.is_x),
        ("order", "trigger"): c.of("trigger", c.is_card, c.is_trigger),
        ("weaken", "weaken"): c.of("weaken"),
        ("weaken", "keep"): c.of("keep"),
        ("redeal", "redeal"): c.of("redeal"),
        ("redeal", "keep"): c.of("keep"),
        ("recruit", "recruit"): c.of("recruit", c.is_card),
        ("recruit", "done"): c.of("done"),
        ("place", "place"): c.of("place", c.is_card),
        ("square", "square"): c.of("square", _target),
        ("hidden", "hide"): c.of("hide", c.is_card),
        ("hidden", "reveal"): c.of("done"),
        ("host", "host"): c.of("host", c.is_card, c.is_target),
        ("moment", "apply"): c.of("apply", c.is_card),
        ("moment", "decline"): c.of("decline"),
        ("unique", "stays"): c.of("stays", c.is_card),
        ("replacement", "replace"): c.of("replace", c.is_card),
        ("replacement", "decline"): c.of("decline"),
        ("order of turns", "go first"): c.is_first(True),
        ("order of turns", "go second"): c.is_first(False),
    },
    anywhere={"choose": _choice, "mode": c.is_place, "yes": c.of("yes"), "no": c.of("no")},
    forms={
        ("turn", "attack"): c.say("attack {card} -> {target}"),
        ("turn", "use"): _say_use,
        ("turn", "move"): _say_to("move"),
        ("turn", "jump"): _say_to("jump"),
        ("turn", "prepare"): c.say("ready {card}"),
        ("turn", "retreat"): c.say("retreat {card}"),
        ("turn", "reveal"): c.say("reveal {card}"),
        ("turn", "end"): "end",
        ("priority", "use"): _say_use,
        ("priority", "defend"): c.say("defend with {card}"),
        ("priority", "reveal"): c.say("reveal {card}"),
        ("priority", "pass"): "pass",
        ("target", "target"): _say_target,
        ("x", "x"): c.say("x={x}"),
        ("order", "trigger"): c.say_trigger,
        ("weaken", "weaken"): "weaken",
        ("weaken", "keep"): "keep",
        ("redeal", "redeal"): "redeal",
        ("redeal", "keep"): "keep",
        ("recruit", "recruit"): c.say("recruit {card}"),
        ("recruit", "done"): "done",
        ("place", "place"): c.say("place {card}"),
        ("square", "square"): lambda _, option: f"square {name(option['square'])}",
        ("hidden", "hide"): c.say("hide {card}"),
        ("hidden", "done"): "reveal all",
        ("host", "host"): c.say("host {card} {target}"),
        ("moment", "apply"): c.say("apply {card}"),
        ("moment", "decline"): "decline",
        ("unique", "stays"): c.say("stays {card}"),
        ("replacement", "replace"): c.say("replace by {card}"),
        ("replacement", "decline"): "decline",
        ("order of turns", "goes first"): c.say_order,
    },
    alike=_alike,
    passes={"priority": "pass", "weaken": "keep"},
)
