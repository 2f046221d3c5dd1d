"""Choices of Berserk: Heroes and how a scenario writes them."""

from __future__ import annotations

from compiler.scenarios import choices as c
from compiler.scenarios.choices import Choices, Fits
from compiler.scenarios.model import Answer
from compiler.scenarios.table import Table
from runtime.heroes.terms import HAND
from runtime.kernel.data import Data
from runtime.kernel.terms import DECK


def _alike(table: Table, options: list[Data]) -> bool:
    """Return whether options are about copies of one card in a hand or deck: which one makes no difference."""
    cards = [table.game.card(option["card"]) for option in options if "card" in option]
    if len(cards) < 2 or len(cards) != len(options):
        return False
    first = cards[0]
    return first.zone in (HAND, DECK) and all(
        (card.definition, card.zone, card.owner) == (first.definition, first.zone, first.owner) for card in cards
    )


def _card(table: Table, answer: Answer, option: Data) -> bool:
    if not answer.names or not option.get("card"):
        return False
    named = table.cards(answer.names[0])
    return option["card"] in named or any(_is_copy(table, card, option["card"]) for card in named)


def _is_copy(table: Table, card: int, other: int) -> bool:
    """Return whether two cards are copies in one deck, of which the game offers only one."""
    first, second = table.game.card(card), table.game.card(other)
    same = (first.definition, first.owner) == (second.definition, second.owner)
    return bool(first.zone == second.zone == DECK and same)


def _pick(key: str) -> Fits:
    """Return a test for a pick of a card, or for the end of the row where the scenario names none."""
    picked, done = c.of(key, _card), c.of("done")
    return lambda table, answer, option: (picked if answer.names else done)(table, answer, option)


def _mode(table: Table, answer: Answer, option: Data) -> bool:
    return answer.number == _mode_number(table, option)


def _mode_number(table: Table, option: Data) -> int:
    """Return the number of an item of an ability constructor, from 1 (524)."""
    choices: list[str] = table.game.agenda[-1].values["choices"]
    return choices.index(option["ability"]) + 1


def _say_mode(table: Table, option: Data) -> str:
    return f"mode {_mode_number(table, option)}"


CHOICES = Choices(
    rest="selection",
    answers={
        ("selection", "play"): c.of("play", _card),
        ("selection", "attack"): c.of("attack", _card, c.is_target),
        ("selection", "use"): c.of("use", _card, c.is_ability),
        ("selection", "pass"): c.of("pass"),
        ("blocker", "block"): c.of("block", _card),
        ("blocker", "no block"): c.of("no blocker"),
        ("fury", "fury"): _pick("fury"),
        ("x", "x"): c.of("x", c.is_x),
        ("mode", "mode"): c.of("mode", _mode),
        ("trigger", "trigger"): c.of("trigger", _card, c.is_trigger),
        ("replacement", "replace"): c.of("replace", _card),
        ("replacement", "decline"): c.of("decline"),
        ("way", "way"): c.of("way", c.is_place),
        ("redraw", "return"): _pick("return"),
        ("reveal", "reveal"): _pick("reveal"),
        ("order", "go first"): c.is_first(True),
        ("order", "go second"): c.is_first(False),
    },
    anywhere={
        "choose": lambda table, answer, option: (_card if answer.names else c.of("done"))(table, answer, option),
        "mode": c.is_place,
        "yes": c.of("yes"),
        "no": c.of("no"),
    },
    forms={
        ("selection", "play"): c.say("play {card}"),
        ("selection", "attack"): c.say("attack {card} -> {target}"),
        ("selection", "use"): c.say_use,
        ("selection", "pass"): "pass",
        ("blocker", "block"): c.say("block with {card}"),
        ("blocker", "no blocker"): "no block",
        ("fury", "fury"): c.say("fury {card}"),
        ("fury", "done"): "no fury",
        ("x", "x"): c.say("x={x}"),
        ("mode", "mode"): _say_mode,
        ("mode", "done"): "pass",
        ("trigger", "trigger"): c.say_trigger,
        ("replacement", "replace"): c.say("replace by {card}"),
        ("replacement", "decline"): "decline",
        ("way", "way"): c.say_place("way"),
        ("redraw", "return"): c.say("return {card}"),
        ("redraw", "done"): "keep",
        ("reveal", "reveal"): c.say("reveal {card}"),
        ("reveal", "done"): "reveal none",
        ("order", "goes first"): c.say_order,
    },
    alike=_alike,
    passes={},
)
