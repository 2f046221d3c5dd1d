"""The kinds of events by name, and what they share: the result, the log line, the triggers.

Every function of a kind changes the game, and returns the result: done, full, amount and the cards concerned. Its name
is the `kind` of the event; the parts of the event are listed with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.results import failed, result
from runtime.tcg.abilities import nature_of

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

Happen = Callable[["TcgGame", Data], Data]
HAPPEN: dict[str, Happen] = {}
SILENT = frozenset(("turn_start", "turn_prepared", "turn_end", "target", "before_recruiting", "after_placing",
                    "battle_begins", "vanguard", "hit", "roll", "spend_movement", "attack", "after_attack"))
"""Kinds that write no log line of their own."""


def happening(function: Happen) -> Happen:
    """Register a kind of event."""
    HAPPEN[function.__name__] = function
    return function


def in_play(function: Happen) -> Happen:
    """Let an event fail if its `card` is not in the game zone (2.2)."""

    @wraps(function)
    def happens(game: TcgGame, event: Data) -> Data:
        return function(game, event) if game.is_in_play(event["card"]) else failed(event)

    return happens


def happen(game: TcgGame, event: Data) -> Data:
    """Carry out an event, write it down and collect what it triggers."""
    outcome = failed(event) if shielded(game, event) else HAPPEN[event["kind"]](game, event)
    if "kept" in event:
        outcome["kept"] = True
    return outcome


def shielded(game: TcgGame, event: Data) -> bool:
    """Tell whether a card is protected from the spell or effect that causes an event: nothing of it happens (2.8)."""
    source, card = event.get("source"), event.get("card")
    if not source or not card or source == card or event["kind"] in ABOUT_OTHERS:
        return False
    ability = game.definitions.abilities.get(str(event.get("cause")))
    if ability is None or event.get("attack") or not game.is_in_play(card):
        return False
    if not game.protects(card, nature_of(ability), source):
        return False
    game.record({"kind": "protected", "card": game.label(card), "cause": "2.8"})
    return True


ABOUT_OTHERS = frozenset(("declares_attack", "attack", "after_attack", "block", "moved", "enters_play", "roll",
                          "reveal"))
"""Kinds of events that do nothing to their card, or that no protection keeps off."""


def carried_out(game: TcgGame, event: Data, full: bool = True, amount: int = 0, cards: list[int] | None = None,
                done: bool = True) -> Data:
    """Note an event and return its result."""
    note(game, event)
    return result(event, full, amount, cards, done)


def note(game: TcgGame, event: Data) -> None:
    """Write the event into the log and the turn's history, and collect what waits for it."""
    event = dict(event)
    if event["kind"] not in SILENT:
        game.log.add_event(event)
    game.hear(event)


def mark_turn(game: TcgGame, card: int, *facts: str) -> None:
    """Remember that something happened to a card in this turn."""
    found = game.adjust(card)
    found.facts = {**found.facts, **dict.fromkeys(facts, game.turn)}
