"""Open, closed and hidden cards, and cards that may act again (506, 514.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, in_play, mark_turn, note
from runtime.kernel.data import Data
from runtime.kernel.effects import add_effect
from runtime.kernel.results import failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
@in_play
def close(game: HeroesGame, event: Data) -> Data:
    """`card` is closed; closing a closed card is legal and does nothing (514.3)."""
    card = event["card"]
    source = game.cards.get(event.get("source", 0))
    opposing = source is not None and source.controller != game.card(card).controller
    if game.forbids(card, "be_closed") or (opposing and game.forbids(card, "be_closed_by_opponent")):
        return failed(event)
    return turn_card(game, event, True)


@happening
@in_play
def open(game: HeroesGame, event: Data) -> Data:  # noqa: A001 - the rulebook's word
    """`card` is opened; opening an open card is legal and does nothing (514.3)."""
    if not event.get("rule") and not openable(game, event["card"]):
        return failed(event)
    return turn_card(game, event, False)


def openable(game: HeroesGame, card: int) -> bool:
    """Tell whether a card can be opened."""
    return not game.forbids(card, "be_opened")


def turn_card(game: HeroesGame, event: Data, closed: bool) -> Data:
    """Turn a card; the legality of it never breaks a chain, only "in doing so" (514.3)."""
    card = event["card"]
    if game.card(card).closed == closed:
        return result(event, full=False)
    game.adjust(card).closed = closed
    return carried_out(game, event)


@happening
@in_play
def stun(game: HeroesGame, event: Data) -> Data:
    """`card` is closed and receives Stun."""
    add_effect(game, event["card"], "keyword", None, keyword="stun", amount=1)
    close(game, {**event, "kind": "close"})
    return carried_out(game, event)


@happening
@in_play
def ready(game: HeroesGame, event: Data) -> Data:
    """`card` is opened, loses its markers of activated abilities, may attack and block again (7 Ready)."""
    card = event["card"]
    if not openable(game, card):
        return failed(event)
    open(game, {**event, "kind": "open"})
    found = game.adjust(card)
    found.marks = {key: mark for key, mark in found.marks.items() if not (mark[0] and game.is_activated(key))}
    forget_turn(game, card, "struck", "blocked")
    return carried_out(game, event)


@happening
@in_play
def attack_again(game: HeroesGame, event: Data) -> Data:
    """`card` may strike-attack once more this turn."""
    forget_turn(game, event["card"], "struck")
    return carried_out(game, event)


def forget_turn(game: HeroesGame, card: int, *facts: str) -> None:
    """Forget in which turn a card last did something."""
    found = game.adjust(card)
    found.facts = {fact: turn for fact, turn in found.facts.items() if fact not in facts}


@happening
@in_play
def hide(game: HeroesGame, event: Data) -> Data:
    """`card` becomes hidden."""
    card = event["card"]
    if game.card(card).hidden or not game.traits(card).is_creature:
        return failed(event)
    note(game, event)  # first, so that what the card waits for is known while it can be seen
    game.edit(card).hidden = True
    return result(event)


@happening
@in_play
def reveal(game: HeroesGame, event: Data) -> Data:
    """`card` is no longer hidden; it may act and attack this turn (7 Hidden creature)."""
    card = event["card"]
    if not game.card(card).hidden:
        return failed(event)
    game.edit(card).hidden = False
    if event.get("rule"):
        mark_turn(game, card, "revealed")
    return carried_out(game, event)
