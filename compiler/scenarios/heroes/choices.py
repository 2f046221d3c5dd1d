"""Choices of the game and how a scenario writes them: in both directions, so that messages speak its language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from compiler.scenarios.heroes.table import Table
from compiler.scenarios.model import Answer
from runtime.heroes.terms import HAND
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.terms import DECK

Fits = Callable[[Table, Answer, Data], bool]


def fitting(table: Table, answer: Answer, decision: Decision) -> list[Data]:
    """Return the options that an answer can mean; those that differ in nothing that matters count as one."""
    fits = _fits(decision, answer)
    if fits is None:
        return []
    found = [option for option in decision.options if fits(table, answer, option)]
    return found[:1] if _alike(table, found) else found


def asks_for(decision: Decision, answer: Answer) -> bool:
    """Return whether a decision is one that answers of this kind can answer."""
    return _fits(decision, answer) is not None


def _fits(decision: Decision, answer: Answer) -> Fits | None:
    if decision.key in _OF_ITS_OWN:
        return _ANSWERS.get((decision.key, answer.kind))
    of_cards = any("card" in option for option in decision.options)
    return None if answer.kind == "mode" and of_cards else _ANY.get(answer.kind)


def ends_row(decision: Decision) -> Data | None:
    """Return the option that ends a row of picks in which something was picked, or None."""
    if decision.data.get("picked") or decision.data.get("removed"):
        return next((option for option in decision.options if option["key"] == "done"), None)
    return None


def written(table: Table, decision: Decision, option: Data) -> str:
    """Return how a scenario writes an option."""
    words = _WRITTEN.get((decision.key, option["key"])) or _written(option)
    return words if isinstance(words, str) else words(table, option)


def _written(option: Data) -> str | Callable[[Table, Data], str]:
    """Return how an option is written that has no form of its own."""
    if option["key"] in ("yes", "no"):
        return str(option["key"])
    if option["key"] == "done":
        return "choose none"
    return _say("choose {card}") if option.get("card") else _say_place("mode")


def _alike(table: Table, options: list[Data]) -> bool:
    """Return whether options are about copies of one card in a hand or deck: which one makes no difference."""
    cards = [table.game.card(option["card"]) for option in options if "card" in option]
    if len(cards) < 2 or len(cards) != len(options):
        return False
    first = cards[0]
    return first.zone in (HAND, DECK) and all(
        (card.definition, card.zone, card.owner) == (first.definition, first.zone, first.owner) for card in cards
    )


# From a scenario to options

def _card(table: Table, answer: Answer, option: Data) -> bool:
    if not answer.names or not option.get("card"):
        return False
    named = table.cards(answer.names[0])
    return option["card"] in named or any(_is_copy(table, card, option["card"]) for card in named)


def _is_copy(table: Table, card: int, other: int) -> bool:
    """Return whether two cards are copies in one deck, of which the game offers only one."""
    first, second = table.game.card(card), table.game.card(other)
    return first.zone == second.zone == DECK and (first.definition, first.owner) == (second.definition, second.owner)


def _of(key: str, *fits: Fits) -> Fits:
    """Return a test for options with this key that pass the others, too."""
    return lambda table, answer, option: option["key"] == key and all(one(table, answer, option) for one in fits)


def _pick(key: str) -> Fits:
    """Return a test for a pick of a card, or for the end of the row where the scenario names none."""
    picked, done = _of(key, _card), _of("done")
    return lambda table, answer, option: (picked if answer.names else done)(table, answer, option)


def _target(table: Table, answer: Answer, option: Data) -> bool:
    return option["target"] in table.cards(answer.names[1])


def _ability(table: Table, answer: Answer, option: Data) -> bool:
    return answer.number is None or answer.number == _number(table, option)


def _number(table: Table, option: Data) -> int:
    """Return which of its card's activated abilities an option is about, from 1."""
    held = table.game.traits(option["card"]).activated
    keys = [(one.ability.key, one.effect) for one in held]
    return keys.index((option["ability"], option["effect"])) + 1


def _trigger(table: Table, answer: Answer, option: Data) -> bool:
    if answer.number is not None and answer.number != _trigger_number(table, option):
        return False
    return len(answer.names) < 2 or option["about"] in table.cards(answer.names[1])


def _trigger_number(table: Table, option: Data) -> int:
    """Return which of the triggers of its card an option is about, from 1."""
    decision = table.game.decision
    assert decision is not None
    return [one for one in decision.options if one["card"] == option["card"]].index(option) + 1


def _x(_: Table, answer: Answer, option: Data) -> bool:
    return bool(option["x"] == answer.number)


def _mode(table: Table, answer: Answer, option: Data) -> bool:
    return answer.number == _mode_number(table, option)


def _mode_number(table: Table, option: Data) -> int:
    """Return the number of an item of an ability constructor, from 1 (524)."""
    choices: list[str] = table.game.agenda[-1].values["choices"]
    return choices.index(option["ability"]) + 1


def _place(table: Table, answer: Answer, option: Data) -> bool:
    return answer.number == _place_number(table, option)


def _place_number(table: Table, option: Data) -> int:
    """Return which of the options it is, from 1."""
    assert table.game.decision is not None
    return table.game.decision.options.index(option) + 1


def _first(first: bool) -> Fits:
    def fits(table: Table, _: Answer, option: Data) -> bool:
        assert table.game.decision is not None
        return bool((option["player"] == table.game.decision.player) == first)

    return fits


_ANSWERS: Mapping[tuple[str, str], Fits] = {
    ("selection", "play"): _of("play", _card),
    ("selection", "attack"): _of("attack", _card, _target),
    ("selection", "use"): _of("use", _card, _ability),
    ("selection", "pass"): _of("pass"),
    ("blocker", "block"): _of("block", _card),
    ("blocker", "no block"): _of("no blocker"),
    ("fury", "fury"): _pick("fury"),
    ("x", "x"): _of("x", _x),
    ("mode", "mode"): _of("mode", _mode),
    ("trigger", "trigger"): _of("trigger", _card, _trigger),
    ("replacement", "replace"): _of("replace", _card),
    ("replacement", "decline"): _of("decline"),
    ("way", "way"): _of("way", _place),
    ("redraw", "return"): _pick("return"),
    ("reveal", "reveal"): _pick("reveal"),
    ("order", "go first"): _first(True),
    ("order", "go second"): _first(False),
}
"""Which options of which decision a kind of answer can mean."""

_OF_ITS_OWN = frozenset(decision for decision, _ in _ANSWERS)
_ANY: Mapping[str, Fits] = {
    "choose": lambda table, answer, option: _card(table, answer, option) if answer.names else option["key"] == "done",
    "mode": _place,
    "yes": _of("yes"),
    "no": _of("no"),
}
"""The same for decisions that have no answers of their own."""


# From options to a scenario

def _say(pattern: str) -> Callable[[Table, Data], str]:
    """Return what writes an option by a pattern with the names of its cards."""
    def say(table: Table, option: Data) -> str:
        names = {part: table.call(option[part]) for part in ("card", "target", "about") if option.get(part)}
        return pattern.format(**{**option, **names})

    return say


def _say_use(table: Table, option: Data) -> str:
    several = len(table.game.traits(option["card"]).activated) > 1
    return f"use {table.call(option['card'])}" + (f" {_number(table, option)}" if several else "")


def _say_trigger(table: Table, option: Data) -> str:
    about = f" about {table.call(option['about'])}" if option["about"] in table.game.cards else ""
    return f"trigger {table.call(option['card'])}{about}"


def _say_order(table: Table, option: Data) -> str:
    return "go first" if _first(True)(table, Answer("go first"), option) else "go second"


def _say_place(word: str) -> Callable[[Table, Data], str]:
    return lambda table, option: f"{word} {_place_number(table, option)}"


def _say_mode(table: Table, option: Data) -> str:
    return f"mode {_mode_number(table, option)}"


_WRITTEN: Mapping[tuple[str, str], str | Callable[[Table, Data], str]] = {
    ("selection", "play"): _say("play {card}"),
    ("selection", "attack"): _say("attack {card} -> {target}"),
    ("selection", "use"): _say_use,
    ("selection", "pass"): "pass",
    ("blocker", "block"): _say("block with {card}"),
    ("blocker", "no blocker"): "no block",
    ("fury", "fury"): _say("fury {card}"),
    ("fury", "done"): "no fury",
    ("x", "x"): _say("x={x}"),
    ("mode", "mode"): _say_mode,
    ("mode", "done"): "pass",
    ("trigger", "trigger"): _say_trigger,
    ("replacement", "replace"): _say("replace by {card}"),
    ("replacement", "decline"): "decline",
    ("way", "way"): _say_place("way"),
    ("redraw", "return"): _say("return {card}"),
    ("redraw", "done"): "keep",
    ("reveal", "reveal"): _say("reveal {card}"),
    ("reveal", "done"): "reveal none",
    ("order", "goes first"): _say_order,
}
