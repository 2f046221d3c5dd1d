"""The event pipeline: modification, replacement, prevention, happening, log and triggers, in that order."""

from __future__ import annotations

from typing import Protocol

from runtime.kernel.agenda import Frame, Procedures
from runtime.kernel.data import Data
from runtime.kernel.game import Game


class EventRules(Protocol):
    """What a game says about its events."""

    agenda: list[Frame]

    def modify(self, event: Data) -> None:
        """Apply what changes the event's numbers before anything else."""

    def may_be_replaced(self, kind: str) -> bool:
        """Tell whether anything waits to replace events of a kind."""

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


def perform(game: Game, batches: list[list[Data]]) -> None:
    """Propose batches of events; those of one batch are simultaneous.

    When they are over, the frame below finds the list of results in `values["results"]`.
    """
    game.agenda.append(Frame("events", {"batches": batches, "batch": 0, "at": 0, "results": []}))


def proceed(game: EventRules, frame: Frame) -> None:
    """Take the events one after another until one of them needs a choice or a procedure of its own."""
    values = frame.values
    batches = values["batches"]
    while values["batch"] < len(batches):
        batch = batches[values["batch"]]
        while values["at"] < len(batch):
            if not advance(game, frame, batch[values["at"]]):
                return
        finish_batch(game, values, batch)
    report(game, frame)


def finish_batch(game: EventRules, values: Data, batch: list[Data]) -> None:
    """Go to the next batch, after what the rules add to this one (503.2)."""
    values["batch"] += 1
    values["at"] = 0
    added = game.settle(batch)
    if added:
        values["batches"].insert(values["batch"], added)


def advance(game: EventRules, frame: Frame, event: Data) -> bool:
    """Take one event as far as it goes; False means that another frame or a decision comes first."""
    if event.get("void"):
        frame.values["at"] += 1
        frame.values["results"].append({"kind": event["kind"], "done": False, "full": False, "replaced": True,
                                        "amount": 0, "cards": []})
        return True
    if "modified" not in event:
        event["modified"] = True
        game.modify(event)
    if game.may_be_replaced(event["kind"]):
        choices = game.replacements(event)
        if choices:
            return offer(game, frame, event, choices)
    game.prevent(event)
    frame.values["at"] += 1
    result = game.happen(event)
    if game.agenda[-1] is frame:
        frame.values["results"].append(result)
        return True
    frame.values["late"] = result
    frame.step = 2
    return False


def offer(game: EventRules, frame: Frame, event: Data, choices: list[Data]) -> bool:
    """Apply the only replacement there is, or ask which one."""
    options = [{"key": "replace", **choice} for choice in choices]
    if all(choice["may"] for choice in choices):
        options.append({"key": "decline"})
    frame.step = 1
    game.ask(frame, game.replacement_chooser(choices), "replacement", options, event=event)
    return False


def answered(game: EventRules, frame: Frame) -> None:
    """Apply the chosen replacement, or remember that those offered were declined."""
    values = frame.values
    event = values["batches"][values["batch"]][values["at"]]
    answer = values.pop("answer")
    applied = event.setdefault("applied", [])
    if answer["key"] == "decline":
        applied.extend(choice["id"] for choice in game.replacements(event))
        frame.step = 0
        return
    applied.append(answer["id"])
    values["at"] += 1
    values["late"] = {"kind": event["kind"], "done": False, "full": False, "replaced": True, "amount": 0, "cards": []}
    game.replace(event, answer)


def resumed(game: EventRules, frame: Frame) -> None:
    """Take the result of an event that needed a procedure of its own."""
    values = frame.values
    values["results"].append({**values.pop("late"), **values.pop("report", {})})
    frame.step = 0


def report(game: EventRules, frame: Frame) -> None:
    """Hand the results to the frame below; events that an event set off report their sum, if it asked for that."""
    game.agenda.pop()
    below = game.agenda[-1]
    results = frame.values["results"]
    if below.procedure != "events":
        below.values["results"] = results
    elif frame.values.get("summed"):
        below.values["report"] = summary(results)


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
