"""Die rolls (5.9, 2.14): on the stack as they fell, modified as they leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.instances import calculate
from runtime.kernel.terms import PLAY
from runtime.tcg import nexts
from runtime.tcg.abilities import Roll
from runtime.tcg.legality import covers
from runtime.tcg.pipeline import narrowed, rows_for
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.traits import amount_of

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def throw(game: TcgGame, frame: Frame) -> None:
    """Put the roll on the stack without modifiers; the players may respond to it."""
    values = frame.values
    base = len(game.stack)
    game.put_on_stack({"kind": "roll", "card": values["card"], "player": values["player"], "value": game.die(),
                       "on": values["on"], "other": values["other"], "bounded": values.get("bounded", True)})
    game.record({"kind": "rolls", "card": game.label(values["card"]), "player": values["player"],
                 "amount": game.stack[-1]["value"], "cause": "5.9"})
    game.collect({"kind": "roll", "card": values["card"], "player": values["player"], "source": values["card"]})
    game.push("priority", player=values["player"], passes=0, base=base)


def hand_over(game: TcgGame, frame: Frame) -> None:
    """Hand the rolled value to whoever asked for it."""
    game.agenda.pop()
    below = game.agenda[-1]
    value = frame.values["value"]
    below.values["rolled"] = value
    if below.procedure == "events":
        below.values["report"] = {"amount": value}


PROCEDURES.add("roll", throw, hand_over)


def finish_roll(game: TcgGame, item: Data) -> None:
    """Apply the modifiers in their order, and note the value with the roll that is in progress (2.14)."""
    frame = next(frame for frame in reversed(game.agenda) if frame.procedure == "roll")
    value = modified(game, item)
    frame.values["value"] = value
    if value != item["value"]:
        game.record({"kind": "roll counts", "card": game.label(item["card"]), "amount": value, "cause": "2.14"})
    game.collect({"kind": "rolled", "card": item["card"], "player": item["player"], "source": item["card"],
                  "target": item["other"], "amount": value, "attacking": item["on"] not in ("any", "defense")})


def modified(game: TcgGame, item: Data) -> int:
    """Return a roll with its modifiers: below 1 it is 1, above 6 it is 6, but for two creatures that fight (2.14).

    First those that the card received from others of its squad, then its own, then those from the opponent's cards.
    """
    card: int = item["card"]
    value: int = item["value"]
    mine: list[tuple[str, int]] = []
    own: list[tuple[str, int]] = []
    theirs: list[tuple[str, int]] = []
    for see, row in rows_for(game, card, Roll):
        if applies(row, item) and narrowed(see, row, card, item["other"]):
            change = (row.operation, amount_of(row.amount, see, card))
            if game.cards[see.this].zone == PLAY and see.this != card:
                (mine if see.you == item["player"] else theirs).append(change)
            else:
                own.append(change)
    own.extend(nexts.of_roll(game, card))
    for changes in (mine, own, theirs):
        value = calculate(value, changes)
    return max(1, min(6, value)) if item["bounded"] else value


def applies(row: Roll, item: Data) -> bool:
    """Tell whether a modifier concerns this roll."""
    on: str = item["on"]
    if row.on in ("any", on):
        return True
    if on in ("attack", "defense"):
        return row.on == "strike" or (on == "attack" and covers(row.on, "strike"))
    return covers(row.on, on)
