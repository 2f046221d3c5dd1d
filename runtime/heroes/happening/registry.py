"""The kinds of events by name, and what they share: the result, the log line, the triggers.

Every function of a kind changes the game, and returns the result: done, full, amount and the cards concerned. Its name
is the `kind` of the event; the parts of the event are listed with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING

from runtime.heroes.pipeline import hear
from runtime.heroes.terms import GONE
from runtime.kernel.data import Data
from runtime.kernel.results import failed, result
from runtime.kernel.terms import PLAY

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

Happen = Callable[["HeroesGame", Data], Data]
HAPPEN: dict[str, Happen] = {}
SILENT = frozenset(("turn_start", "turn_end", "moved", "draws", "target"))
"""Kinds that write no log line of their own."""


def happening(function: Happen) -> Happen:
    """Register a kind of event."""
    HAPPEN[function.__name__] = function
    return function


def in_play(function: Happen) -> Happen:
    """Let an event fail if its `card` is not in play."""

    @wraps(function)
    def happens(game: HeroesGame, event: Data) -> Data:
        card = game.cards.get(event["card"])
        return function(game, event) if card is not None and card.zone == PLAY else failed(event)

    return happens


MOVES = frozenset(("moved", "enters_play", "obtain", "attach", "to_graveyard", "discard", "play_free"))


def is_gone(game: HeroesGame, event: Data) -> bool:
    """Tell whether the card that an event would move is another card by now (201.4)."""
    return game.is_in_zone(event.get("card", 0), GONE)


# Results

def carried_out(game: HeroesGame, event: Data, full: bool = True, amount: int = 0, cards: list[int] | None = None,
                done: bool = True) -> Data:
    """Note an event and return its result."""
    note(game, event)
    return result(event, full, amount, cards, done)


def counted(game: HeroesGame, event: Data, amount: int) -> Data:
    """Note an event of which only this amount may have been possible, and return its result."""
    wanted = event["amount"]
    event["amount"] = amount
    return carried_out(game, event, full=amount == wanted, amount=amount, done=amount > 0)


# What events leave behind

def note(game: HeroesGame, event: Data) -> None:
    """Write the event into the log and the turn's history, and collect what waits for it."""
    event = dict(event)
    if event["kind"] not in SILENT:
        game.log.add_event(event)
    hear(game, event)


def mark_turn(game: HeroesGame, card: int, *facts: str) -> None:
    """Remember that something happened to a card in this turn."""
    found = game.adjust(card)
    found.facts = found.facts | dict.fromkeys(facts, game.turn)


