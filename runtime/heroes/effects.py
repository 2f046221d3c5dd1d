"""Effects: how long they last and how they come and go (110.3, 119, 504)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from runtime.kernel.data import Data
from runtime.kernel.definitions import GREATEST
from runtime.kernel.effects import add_effect, is_unheld, lasts_with, later, remove_effects, taken
from runtime.kernel.terms import (
    PLAY,
)

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


def remove_lives(game: HeroesGame, card: int, most: int, sign: int = 1) -> int:
    """Remove up to so many additional lives, or negative ones (`sign` -1); return how many went."""
    left = most
    found = game.edit(card)
    effects = []
    for effect in found.effects:
        if effect["kind"] == "lives" and effect["amount"] * sign > 0 and left:
            taken = min(left, abs(effect["amount"]))
            left -= taken
            if abs(effect["amount"]) == taken:
                continue
            effect = {**effect, "amount": effect["amount"] - sign * taken}
        effects.append(effect)
    found.effects = tuple(effects)
    return most - left


def gain_keyword(game: HeroesGame, card: int, keyword: str, amount: int, ends: list[Any] | None) -> None:
    """Lay a keyword on a card; whether the older values of one with a number stay, the edition says (7 Armor X)."""
    rule = game.definitions.keywords[keyword]
    if game.edition.newer_keyword_replaces and rule.stacking == GREATEST:
        remove_effects(game, card, "keyword", keyword=keyword)
        add_effect(game, card, "lose", keyword=keyword)
    add_effect(game, card, "keyword", ends, keyword=keyword, amount=amount)


def expire(game: HeroesGame, when: str, player: int) -> list[int]:
    """End what lasts to the start or end of this player's turn (303.1, 310.2); return the cards that lost something."""
    changed = []
    for card in game.with_effects():
        kept = [after for effect in card.effects if (after := later(effect, when, player)) is not None]
        if len(kept) != len(card.effects) or any(a is not b for a, b in zip(kept, card.effects, strict=True)):
            lost = [effect for effect in card.effects if effect["number"] not in {one["number"] for one in kept}]
            game.edit(card.id).effects = tuple(kept)
            return_control(game, card.id, lost)
            changed.append(card.id)
    expire_coins(game, when, player)
    return changed


def return_control(game: HeroesGame, card: int, lost: list[Data]) -> None:
    """Give a card back when control of it was for a time: the opponent takes it (519.5)."""
    if not any(effect["kind"] == "control" for effect in lost) or game.cards[card].zone != PLAY:
        return
    if not game.forbids(card, "change_control"):  # else it stays until another effect changes it (519.5.1)
        found = game.edit(card)
        found.controller = 1 - found.controller
        found.since = game.turn
        game.record({"kind": "control", "card": game.label(card), "player": found.controller,
                     "cause": "519.5"})


def expire_coins(game: HeroesGame, when: str, player: int) -> None:
    """Return temporary coins to the reserve, and coins lost for a time to play (522.4)."""
    for owner in (0, 1):
        found = game.players[owner]
        if not found.temporary:
            continue
        rows = [(row, later({"ends": row["ends"]}, when, player)) for row in found.temporary]
        over = sum(row["amount"] for row, left in rows if left is None)
        kept = [{**row, "ends": left["ends"]} for row, left in rows if left is not None]
        changed = game.player(owner)
        changed.temporary = kept
        changed.coins = max(0, changed.coins - over)
        changed.closed = min(changed.closed, changed.coins)


def end_unheld(game: HeroesGame) -> None:
    """End the effects whose condition of existence is no longer met; they do not return (119.6)."""
    for card, lost in taken(game, lambda effect: is_unheld(game, effect)):
        return_control(game, card, lost)


def end_with(game: HeroesGame, source: int) -> None:
    """End the effects that last while a card is in play, as it leaves."""
    for card, lost in taken(game, lambda effect: lasts_with(effect, source)):
        return_control(game, card, lost)
