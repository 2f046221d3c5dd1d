"""Choices of a game and how a scenario writes them: in both directions, so that messages speak its language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from compiler.scenarios.model import Answer
from compiler.scenarios.table import Table
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision

Fits = Callable[[Table, Answer, Data], bool]
Written = str | Callable[[Table, Data], str]


@dataclass(frozen=True, slots=True)
class Choices:
    """Which options of which decision a kind of answer can mean, and how options are written."""

    rest: str
    """The key of the decision at which nothing is under way."""
    answers: Mapping[tuple[str, str], Fits]
    """By the key of a decision and the kind of an answer."""
    anywhere: Mapping[str, Fits]
    """The same for decisions that have no answers of their own."""
    forms: Mapping[tuple[str, str], Written]
    """By the keys of a decision and of an option."""
    alike: Callable[[Table, list[Data]], bool]
    """Whether options differ in nothing that matters."""
    passes: Mapping[str, str]
    """What is chosen, by the key of a decision, where a scenario goes on to something else."""

    def fitting(self, table: Table, answer: Answer, decision: Decision) -> list[Data]:
        """Return the options that an answer can mean; those that differ in nothing that matters count as one."""
        fits = self._fits(decision, answer)
        if fits is None:
            return []
        found = [option for option in decision.options if fits(table, answer, option)]
        return found[:1] if self.alike(table, found) else found

    def asks_for(self, decision: Decision, answer: Answer) -> bool:
        """Return whether a decision is one that answers of this kind can answer."""
        return self._fits(decision, answer) is not None

    def _fits(self, decision: Decision, answer: Answer) -> Fits | None:
        if any(key == decision.key for key, _ in self.answers):
            return self.answers.get((decision.key, answer.kind))
        of_cards = any("card" in option for option in decision.options)
        return None if answer.kind == "mode" and of_cards else self.anywhere.get(answer.kind)

    def unspoken(self, decision: Decision) -> Data | None:
        """Return the option that needs no line: the only one, or the end of a row in which something was picked."""
        if decision.key == self.rest:
            return None
        return decision.options[0] if len(decision.options) == 1 else self.ends_row(decision)

    def ends_row(self, decision: Decision) -> Data | None:
        """Return the option that ends a row of picks in which something was picked, or None."""
        if decision.data.get("picked") or decision.data.get("removed"):
            return _option(decision, "done")
        return None

    def passing(self, decision: Decision) -> Data | None:
        """Return the option by which a player lets go what the scenario does not speak of, or None."""
        return _option(decision, self.passes[decision.key]) if decision.key in self.passes else None

    def written(self, table: Table, decision: Decision, option: Data) -> str:
        """Return how a scenario writes an option."""
        words = self.forms.get((decision.key, option["key"])) or _written(option)
        return words if isinstance(words, str) else words(table, option)


def _option(decision: Decision, key: str) -> Data | None:
    return next((option for option in decision.options if option["key"] == key), None)


def _written(option: Data) -> Written:
    """Return how an option is written that has no form of its own."""
    if option["key"] in ("yes", "no"):
        return str(option["key"])
    if option["key"] == "done":
        return "choose none"
    return say("choose {card}") if option.get("card") else say_place("mode")


# From a scenario to options

def of(key: str, *fits: Fits) -> Fits:
    """Return a test for options with this key that pass the others, too."""
    return lambda table, answer, option: option["key"] == key and all(one(table, answer, option) for one in fits)


def is_card(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option is about the card that an answer names first."""
    return bool(answer.names and option.get("card") and option["card"] in table.cards(answer.names[0]))


def is_target(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option aims at the card that an answer names second."""
    return option.get("target") in table.cards(answer.names[1])


def is_x(_: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option is the number of an answer."""
    return bool(option["x"] == answer.number)


def is_place(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option stands where an answer's number says."""
    return answer.number == place(table, option)


def place(table: Table, option: Data) -> int:
    """Return which of the options it is, from 1."""
    found: int = table.game.decision.options.index(option) + 1
    return found


def is_ability(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option uses the ability of its card that an answer's number says, if it says one."""
    return answer.number is None or answer.number == ability_number(table, option)


def ability_number(table: Table, option: Data) -> int:
    """Return which of its card's activated abilities an option is about, from 1."""
    held = table.game.traits(option["card"]).activated
    keys = [(one.ability.key, one.effect) for one in held]
    return keys.index((option["ability"], option["effect"])) + 1


def is_trigger(table: Table, answer: Answer, option: Data) -> bool:
    """Return whether an option is the trigger that an answer means by its number and by what it is about."""
    if answer.number is not None and answer.number != _trigger_number(table, option):
        return False
    return len(answer.names) < 2 or option["about"] in table.cards(answer.names[1])


def _trigger_number(table: Table, option: Data) -> int:
    """Return which of the triggers of its card an option is about, from 1."""
    options = [one for one in table.game.decision.options if one.get("card") == option["card"]]
    return options.index(option) + 1


def is_first(first: bool) -> Fits:
    """Return a test for the option that lets whoever chooses go first, or not."""
    def fits(table: Table, _: Answer, option: Data) -> bool:
        return bool((option["player"] == table.game.decision.player) == first)

    return fits


# From options to a scenario

def say(pattern: str) -> Callable[[Table, Data], str]:
    """Return what writes an option by a pattern with the names of its cards."""
    def written(table: Table, option: Data) -> str:
        names = {part: table.call(option[part]) for part in ("card", "target", "about") if option.get(part)}
        return pattern.format(**{**option, **names})

    return written


def say_use(table: Table, option: Data) -> str:
    """Return how the use of an ability is written."""
    several = len(table.game.traits(option["card"]).activated) > 1
    return f"use {table.call(option['card'])}" + (f" {ability_number(table, option)}" if several else "")


def say_trigger(table: Table, option: Data) -> str:
    """Return how the declaration of a triggered ability is written."""
    about = f" about {table.call(option['about'])}" if option["about"] in table.game.cards else ""
    return f"trigger {table.call(option['card'])}{about}"


def say_order(table: Table, option: Data) -> str:
    """Return how the choice of who goes first is written."""
    return "go first" if is_first(True)(table, Answer("go first"), option) else "go second"


def say_place(word: str) -> Callable[[Table, Data], str]:
    """Return what writes an option by its place among the others."""
    return lambda table, option: f"{word} {place(table, option)}"
