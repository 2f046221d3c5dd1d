"""A card that comes into the game zone: its square or host; and unique copies of which one stays (glossary)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.terms import DECK
from runtime.tcg import battlefield
from runtime.tcg.battlefield import AWAY
from runtime.tcg.happening import note
from runtime.tcg.legality import can_be_host
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.terms import ENTERS_CLOSED, FLYING, PARASITE, SYMBIOTE, TERRAIN
from runtime.tcg.zones import enter

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def ask_place(game: TcgGame, frame: Frame) -> None:
    """Ask for the square next to the card that summons or resurrects, or for the host of a symbiote."""
    event = frame.values["event"]
    definition = game.cards[event["card"]].definition
    options: list[Data]
    if definition.kind == FLYING or definition.type == TERRAIN:
        options = [{"key": "square", "square": AWAY}]
    elif definition.kind in (SYMBIOTE, PARASITE):
        options = [{"key": "host", "card": event["card"], "target": host} for host in game.zones["play"]
                   if can_be_host(game, event["card"], host, event["player"])]
    else:
        options = [{"key": "square", "square": square} for square in places(game, event)]
    if not options:
        report(game, frame, done=False)
        return
    game.ask(frame, event["player"], "square", options, card=event["card"])


def places(game: TcgGame, event: Data) -> list[int]:
    """Return the unoccupied squares for a card that comes: the given one, the third row, or those around a card."""
    if event.get("square", AWAY) != AWAY:
        return [event["square"]] if game.is_free(event["square"]) or left_soon(game, event["square"]) else []
    if event["how"] == "incarnate":
        return [square for square in battlefield.line(3, game.side(event["player"])) if game.is_free(square)]
    here = game.place(event["near"])
    around = battlefield.around(here) if here != AWAY else tuple(battlefield.SQUARES)
    return [square for square in around if game.is_free(square)]


def left_soon(game: TcgGame, square: int) -> bool:
    """Tell whether all cards on a square are about to die: their destruction is on the stack (4.17.1)."""
    dying = [item["card"] for item in game.stack if item["kind"] == "destruction"]
    there = game.cards_on(square)
    return bool(there) and all(card in dying for card in there)


def put(game: TcgGame, frame: Frame) -> None:
    """Put it there, revealed and open, unless the text says closed."""
    event = frame.values["event"]
    answer = frame.values.pop("answer")
    host = answer.get("target", 0)
    square = game.cards[host].square if host else answer["square"]
    enter(game, event["card"], event["player"], square, host=host)
    closed = bool(event.get("closed")) or ENTERS_CLOSED in game.traits(event["card"]).rules
    found = game.adjust(event["card"])
    found.closed = closed
    if event["how"] == "incarnate":
        found.marks = {**found.marks, "incarnation": [0, 1]}
    note(game, {**event, "square": square})
    report(game, frame, done=True)


def report(game: TcgGame, frame: Frame, *, done: bool) -> None:
    """Tell whether the card came."""
    game.agenda.pop()
    game.agenda[-1].values["report"] = {"done": done, "full": done,
                                        "cards": [frame.values["event"]["card"]] if done else []}


PROCEDURES.add("enter", ask_place, put)


def ask_unique(game: TcgGame, frame: Frame) -> None:
    """The opponent chooses which of several unique cards of one name stays (glossary: Uniqueness)."""
    values = frame.values
    game.ask(frame, 1 - values["player"], "unique", [{"key": "stays", "card": card} for card in values["cards"]])


def send_away(game: TcgGame, frame: Frame) -> None:
    """The others return to their owners' decks."""
    values = frame.values
    game.agenda.pop()
    gone = [card for card in values["cards"] if card != values["answer"]["card"]]
    owners = sorted({game.cards[card].owner for card in gone})
    game.perform([{"kind": "moved", "card": card, "to": DECK, "source": 0, "cause": "glossary: Uniqueness"}
                  for card in gone], [{"kind": "shuffle", "player": owner, "cause": "2.1.3"} for owner in owners])


PROCEDURES.add("unique", ask_unique, send_away)
