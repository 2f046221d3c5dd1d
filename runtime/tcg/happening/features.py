"""Abilities that cards and squares acquire and lose, what they are forbidden and obliged to do (1.9.5, 1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect, remove_effects
from runtime.kernel.results import failed, result
from runtime.tcg import nexts
from runtime.tcg.abilities import nature_of
from runtime.tcg.battlefield import AWAY
from runtime.tcg.happening.registry import carried_out, happening, in_play
from runtime.tcg.terms import ARTIFACT

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


@happening
def gain(game: TcgGame, event: Data) -> Data:
    """`card` acquires `keyword` with `value`, or `ability`, until `ends`; a player may acquire one (`see.yours`)."""
    if event["card"] < 0:
        lay(game, {**event, "square": AWAY, "player": -1 - event["card"]},
            {"kind": "ability", "ability": event["ability"], "amount": event["value"], "memory": event["memory"],
             "card": event["source"], "uses": event["uses"]})
        return result(event, cards=[])
    if not game.is_in_play(event["card"]):
        return failed(event)
    if event.get("keyword"):
        if event["keyword"] == "poisoning" and not may_be_poisoned(game, event):
            return failed(event)
        acquire(game, event, "keyword", keyword=event["keyword"], amount=event["value"])
    else:
        acquire(game, event, "ability", ability=event["ability"], amount=event["value"], memory=event["memory"],
                uses=event["uses"])
    return carried_out(game, event)


def acquire(game: TcgGame, event: Data, kind: str, **values: object) -> None:
    """Lay an effect on the card, with what it comes from: a protection gained later takes it away (2.8)."""
    cause = game.definitions.abilities.get(str(event.get("cause")))
    add_effect(game, event["card"], kind, event["ends"], **values, nature=nature_of(cause),
               origin=event.get("source") or 0)


def may_be_poisoned(game: TcgGame, event: Data) -> bool:
    """Tell whether a creature can receive poisoning: no artifact, no incorporeal one, none that is protected."""
    card = event["card"]
    traits = game.traits(card)
    if traits.type == ARTIFACT or "incorporeal" in traits.keywords:
        return False
    return not game.protects(card, "poison", event.get("source") or 0)


@happening
@in_play
def lose(game: TcgGame, event: Data) -> Data:
    """`card` loses a `keyword` until `ends`; for good, acquired ones just go."""
    card = event["card"]
    if event["keyword"] not in game.traits(card).keywords:
        return failed(event)
    if event["ends"] is None:
        remove_effects(game, card, "keyword", keyword=event["keyword"])
    if event["keyword"] in game.traits(card).keywords:
        add_effect(game, card, "lose", event["ends"], keyword=event["keyword"])
    return carried_out(game, event)


@happening
@in_play
def lose_features(game: TcgGame, event: Data) -> Data:
    """`card` loses all its own abilities until `ends` (glossary: To lose abilities)."""
    acquire(game, event, "lose features")
    return carried_out(game, event)


@happening
@in_play
def add_strike(game: TcgGame, event: Data) -> Data:
    """The simple strike of `card` is changed by `amount` until `ends`: a modifier of its attacks (2.13.2)."""
    acquire(game, event, "added strike", amount=event["amount"])
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def add_next(game: TcgGame, event: Data) -> Data:
    """The next attack of a kind, or the next roll, of `card` is changed by `amount`, if it comes before `ends`.

    With `becomes` its kind (weak, medium, strong) is, and the attack that is carried out now is meant, if there is one.
    With `most`, all that comes from the same ability is no more than that.
    """
    becomes = event.get("becomes", "")
    now = bool(becomes) and event["card"] in game.attacking()
    amount = nexts.room(game, event) if "most" in event else event["amount"]
    if not amount and not becomes:
        return failed(event)
    given = {"ability": event.get("cause")} if "most" in event else {}
    acquire(game, event, "next", amount=amount, by=event["by"], becomes=becomes, now=now, **given)
    return carried_out(game, event, amount=amount)


@happening
@in_play
def add_move(game: TcgGame, event: Data) -> Data:
    """The movement allowance of `card` is changed by `amount` until `ends`."""
    acquire(game, event, "move", amount=event["amount"])
    return carried_out(game, event, amount=event["amount"])


@happening
@in_play
def change_classes(game: TcgGame, event: Data) -> Data:
    """The classes of `card` change until `ends`: `set`, `add`, `lose`."""
    add_effect(game, event["card"], "classes", event["ends"], **{key: event[key] for key in ("set", "add", "lose")})
    return carried_out(game, event)


@happening
@in_play
def change_elements(game: TcgGame, event: Data) -> Data:
    """The elements of `card` change until `ends`: `set`, `add`, `lose`."""
    add_effect(game, event["card"], "elements", event["ends"], **{key: event[key] for key in ("set", "add", "lose")})
    return carried_out(game, event)


@happening
@in_play
def forbid(game: TcgGame, event: Data) -> Data:
    """`card` cannot do `action` until `ends`."""
    acquire(game, event, "cannot", action=event["action"])
    return carried_out(game, event)


@happening
@in_play
def oblige(game: TcgGame, event: Data) -> Data:
    """`card` must do `action` until `ends`."""
    acquire(game, event, "must", action=event["action"])
    return carried_out(game, event)


# Squares

@happening
def lay_on_square(game: TcgGame, event: Data) -> Data:
    """A `square` acquires `keyword` with `value`, or `ability`, until `ends`; it belongs to `player` (1.10)."""
    kind = {"kind": "keyword", "keyword": event["keyword"]} if event.get("keyword") else {
        "kind": "ability", "ability": event["ability"]}
    lay(game, event, {**kind, "amount": event["value"], "memory": event["memory"], "card": event["source"]})
    return carried_out(game, event, cards=[])


@happening
def occupy(game: TcgGame, event: Data) -> Data:
    """A `square` counts as occupied until `ends` (glossary: Occupied battlefield square)."""
    lay(game, event, {"kind": "occupied", "amount": 0})
    return carried_out(game, event, cards=[])


def lay(game: TcgGame, event: Data, effect: Data) -> None:
    """Lay an effect on a square."""
    ends = event["ends"]
    game.squares = [*game.squares, {**effect, "square": event["square"], "player": event["player"], "ends": ends,
                                    "number": game.number(), "waiting": bool(ends) and ends[0] == "during"}]
    game.forget()
