"""The event pipeline: modification, replacement, prevention, happening, log and triggers, in that order."""

from __future__ import annotations

from typing import Protocol

from runtime.kernel.agenda import Frame, Procedures
from runtime.kernel.data import Data


class EventRules(Protocol):
    """What a game says about its events."""

    agenda: list[Frame]

    def modify(self, event: Data) -> None:
        """Apply what changes the event's numbers before anything else."""

    def is_certain(self, kind: str) -> bool:
        """Tell whether events of a kind happen as they are: nothing changes, replaces or prevents them."""

    def replacements(self, event: Data) -> list[Data]:
        """Return the replacements that may be applied now and were not applied to this event (525)."""

    def replacement_chooser(self, choices: list[Data]) -> int:
        """Return the player who chooses among the replacements."""

    def replace(self, event: Data, choice: Data) -> None:
        """Start what happens instead; the event itself is over."""

    def prevent(self, event: Data) -> None:
        """Reduce the event by what prevents it."""

    def happen(self, event: Data) -> Data:
        """Do it, log it, collect what it triggers; return the result."""

    def settle(self, batch: list[Data]) -> list[Data]:
        """Return the events that the game rules add at once after a batch of simultaneous events."""

    def ask(self, frame: Frame, player: int, key: str, options: list[Data], **data: object) -> None:
        """Ask a player (see Game.ask)."""


class Numbering(Protocol):
    """What gives out numbers that nothing else has."""

    def number(self) -> int:
        """Return the next number."""


def at_once(game: Numbering, events: list[Data]) -> list[Data]:
    """Note of several events that they happen at one time, under a number of their own, and return them."""
    if len(events) > 1:
        moment = game.number()
        for event in events:
            event["at_once"] = moment
    return events


def proposal(batches: list[list[Data]]) -> Frame:
    """Return the frame in which batches of events happen; those of one batch are simultaneous.

    When they are over, the frame below finds the list of results in `values["results"]`.
    """
    return Frame("events", {"batches": batches, "batch": 0, "at": 0, "results": []})


def proceed(game: EventRules, frame: Frame) -> None:
    """Take the events one after another until one of them needs a choice or a procedure of its own."""
    values = frame.values
    batches = values["batches"]
    at = values["batch"]
    while at < len(batches):
        batch = batches[at]
        for event in batch[values["at"]:]:
            if not advance(game, frame, event):
                return
        at += 1
        values["batch"], values["at"] = at, 0
        added = game.settle(batch)
        if added:  # what the rules add to the batch comes next (503.2)
            batches.insert(at, added)
    report(game, frame)


def advance(game: EventRules, frame: Frame, event: Data) -> bool:
    """Take one event as far as it goes; False means that another frame or a decision comes first."""
    values = frame.values
    if "void" in event:
        values["at"] += 1
        values["results"].append(replaced(event))
        return True
    if not game.is_certain(event["kind"]):
        if "kept" not in event and values.get("modified") != place(values):
            game.modify(event)
        choices = game.replacements(event)
        if choices:
            return offer(game, frame, event, choices)
        game.prevent(event)
    values["at"] += 1
    result = game.happen(event)
    if game.agenda[-1] is frame:
        values["results"].append(result)
        return True
    values["late"] = result
    frame.step = 2
    return False


def place(values: Data) -> list[int]:
    """Return which event is being taken."""
    return [values["batch"], values["at"]]


def replaced(event: Data) -> Data:
    """Return the result of an event that was replaced."""
    return {"kind": event["kind"], "done": False, "full": False, "replaced": True, "amount": 0, "cards": []}


def offer(game: EventRules, frame: Frame, event: Data, choices: list[Data]) -> bool:
    """Apply the only replacement there is, or ask which one."""
    options = [{"key": "replace", **choice} for choice in choices]
    if all(choice["may"] for choice in choices):
        options.append({"key": "decline"})
    frame.step = 1
    frame.values["modified"] = place(frame.values)
    game.ask(frame, game.replacement_chooser(choices), "replacement", options, event=event)
    return False


def answered(game: EventRules, frame: Frame) -> None:
    """Apply the chosen replacement, or remember that those offered were declined."""
    values = frame.values
    event = values["batches"][values["batch"]][values["at"]]
    answer = values.pop("answer")
    applied = event["applied"] = [*event.get("applied", ())]  # what came of the event before keeps its own list
    if answer["key"] == "decline":
        applied.extend(choice["id"] for choice in game.replacements(event))
        frame.step = 0
        return
    applied.append(answer["id"])
    values["at"] += 1
    values["late"] = replaced(event)
    game.replace(event, answer)


def resumed(game: EventRules, frame: Frame) -> None:
    """Take the result of an event that needed a procedure of its own."""
    values = frame.values
    values["results"].append({**values.pop("late"), **values.pop("report", {})})
    frame.step = 0


def report(game: EventRules, frame: Frame) -> None:
    """Hand the results to the frame below; events that an event set off report their sum, if it asked for that."""
    agenda = game.agenda
    agenda.pop()
    below = agenda[-1]
    if below.procedure != "events":
        below.values["results"] = frame.values["results"]
    elif frame.values.get("summed"):
        below.values["report"] = summary(frame.values["results"])


def summary(results: list[Data]) -> Data:
    """Return results as one: done at least in part, in full if all of them are."""
    return {
        "done": any(row["done"] for row in results),
        "full": bool(results) and all(row["full"] for row in results),
        "replaced": any(row.get("replaced", False) for row in results),
        "amount": sum(row["amount"] for row in results),
        "cards": [card for row in results for card in row["cards"]],
    }


def add_event_procedure(procedures: Procedures) -> None:
    """Make a game's procedures able to run events."""
    procedures.add("events", proceed, answered, resumed)
