"""Random battles with the hand-written cards."""

from __future__ import annotations

from runtime.kernel.chance import Chance
from runtime.tcg import Deck, TcgGame, new_game
from tests.runtime.tcg.cards import CARDS, TCG_CARDS

DECK_SIZE = 30


def random_deck(chance: Chance) -> Deck:
    """Return a deck of different cards and some doubles."""
    names = [card.id for card in CARDS]
    chance.shuffle(names)
    return Deck((names * 2)[:DECK_SIZE])


def random_battle(seed: int) -> TcgGame:
    """Begin a battle between two random decks."""
    chance = Chance(seed * 7 + 1)
    return new_game((random_deck(chance), random_deck(chance)), TCG_CARDS, seed)
