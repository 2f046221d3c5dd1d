"""Random games with the hand-written cards."""

from __future__ import annotations

from runtime.heroes import Deck, HeroesGame, new_game
from runtime.kernel.chance import Chance
from tests.runtime.rare_cards import RARE_CARDS

DECK_SIZE = 30
BARRED = {"created", "placed", "reversed"}
DECKABLE = [card.id for card in RARE_CARDS.cards.values()
            if card.type != "hero" and BARRED.isdisjoint(keyword.id for keyword in card.keywords)]
HEROES = ("giuel", "undead-hero", "hasty-hero")


def random_deck(hero: str, chance: Chance) -> Deck:
    """Return a deck of fifteen pairs."""
    names = list(DECKABLE)
    chance.shuffle(names)
    return Deck(hero, [name for name in names[:DECK_SIZE // 2] for _ in (0, 1)])


def random_game(seed: int) -> HeroesGame:
    """Begin a game between two random decks."""
    chance = Chance(seed * 7 + 1)
    decks = (random_deck("krom", chance), random_deck(HEROES[seed % len(HEROES)], chance))
    return new_game(decks, RARE_CARDS, seed)
