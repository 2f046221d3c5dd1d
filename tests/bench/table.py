"""The cards and decks with which benchmarks play."""

from dataclasses import dataclass
from random import Random

from runtime.heroes import Deck, Definitions, HeroesGame, new_game
from tests.runtime import cards


@dataclass(frozen=True, slots=True)
class Table:
    """Definitions, and the decks that meet each other."""

    definitions: Definitions
    decks: tuple[Deck, ...]

    def deal(self, seed: int) -> HeroesGame:
        """Begin a game of two decks; the seed decides which and how they lie."""
        chosen = Random(seed).sample(self.decks, 2)
        return new_game(chosen, self.definitions, seed)


def table() -> Table:
    """Return the cards of the runtime's tests, in decks of three copies of sixteen cards."""
    random = Random(0)
    heroes = [card.id for card in cards.CARDS if card.type == "hero"]
    decks = [Deck(heroes[number % len(heroes)], sorted(3 * random.sample(cards.DECKABLE, 16))) for number in range(12)]
    return Table(cards.definitions(), tuple(decks))
