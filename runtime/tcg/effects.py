"""Effects on cards and squares: how they end (1.9.5, 1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.effects import is_unheld, lasts_with, later, taken
from runtime.kernel.terms import PLAY

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def expire(game: TcgGame, when: str, player: int) -> None:
    """End what lasts to the start or end of this player's turn."""
    for card in game.with_effects():
        kept = [after for effect in card.effects if (after := later(effect, when, player)) is not None]
        if len(kept) != len(card.effects) or any(a is not b for a, b in zip(kept, card.effects, strict=True)):
            lost = [effect for effect in card.effects if effect["number"] not in {one["number"] for one in kept}]
            game.edit(card.id).effects = tuple(kept)
            return_control(game, card.id, lost)
    expire_on_squares(game, when, player)


def expire_on_squares(game: TcgGame, when: str, player: int) -> None:
    """End what lies on squares for a time."""
    kept = [after for effect in game.squares if (after := later(effect, when, player)) is not None]
    if kept != game.squares:
        game.squares = kept
        game.forget()


def return_control(game: TcgGame, card: int, lost: list[Data]) -> None:
    """Give a card back when control of it was for a time."""
    if any(effect["kind"] == "control" for effect in lost) and game.cards[card].zone == PLAY:
        found = game.edit(card)
        found.controller = 1 - found.controller
        game.record({"kind": "control", "card": game.label(card), "player": found.controller,
                     "cause": "glossary: Player controlling a card"})


def end_unheld(game: TcgGame) -> None:
    """End the effects whose condition of existence is no longer met; they do not return."""
    for card, lost in taken(game, lambda effect: is_unheld(game, effect)):
        return_control(game, card, lost)


def shed(game: TcgGame) -> None:
    """Take from cards what they received from that from which they have become protected (2.8 and its example)."""
    for card in game.with_effects():
        if card.zone != PLAY or not game.traits(card.id).is_protected:
            continue
        lost = [effect for effect in card.effects if is_shed(game, card.id, effect)]
        if lost:
            game.edit(card.id).effects = tuple(effect for effect in card.effects if effect not in lost)
            game.record({"kind": "protected", "card": game.label(card.id), "cause": "2.8"})


def is_shed(game: TcgGame, card: int, effect: Data) -> bool:
    """Tell whether a card is protected from what an effect came from: poison, or another card's spell or effect."""
    if effect["kind"] == "keyword" and effect["keyword"] == "poisoning" and game.protects(card, "poison", 0):
        return True
    origin = effect.get("origin", 0)
    return bool(effect.get("nature")) and origin != card and game.protects(card, effect["nature"], origin)


def end_with(game: TcgGame, source: int) -> None:
    """End the effects that last while a card is in the game zone, as it leaves."""
    for card, lost in taken(game, lambda effect: lasts_with(effect, source)):
        return_control(game, card, lost)
    if any(lasts_with(effect, source) for effect in game.squares):
        game.squares = [effect for effect in game.squares if not lasts_with(effect, source)]
        game.forget()
