"""Wounds and healing (508, 520.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening, in_play, mark_turn
from runtime.kernel.data import Data
from runtime.kernel.results import failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
@in_play
def wound(game: HeroesGame, event: Data) -> Data:
    """Wounds are inflicted on `card`: `amount`, `source`, `how`, `strength` (of an attack)."""
    card = event["card"]
    if not game.traits(card).is_character:
        return failed(event)
    amount: int = event["amount"]
    asked: int = event.get("asked", amount)
    if amount <= 0:
        return result(event, full=False, done=asked > 0 or bool(event.get("attack")), cards=[])
    event["excess"] = max(0, amount - max(0, game.lives(card)))
    game.adjust(card).wounds += amount
    mark_turn(game, card, "wounded")
    return {**carried_out(game, event, full=amount >= asked, amount=amount), "excess": event["excess"]}


@happening
@in_play
def heal(game: HeroesGame, event: Data) -> Data:
    """Wounds are removed from `card`: `amount` (-1: all), `source` (520.2)."""
    card = game.card(event["card"])
    if game.forbids(card.id, "be_healed"):
        return failed(event)
    wanted: int = card.wounds if event["amount"] < 0 else event["amount"]
    amount = min(wanted, card.wounds)
    if amount <= 0:
        return result(event, full=False, done=False, cards=[])
    game.adjust(card.id).wounds -= amount
    event["excess"] = wanted - amount
    event["amount"] = amount
    return {**carried_out(game, event, full=amount == wanted, amount=amount), "excess": event["excess"]}
