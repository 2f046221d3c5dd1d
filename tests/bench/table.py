"""The cards and decks with which benchmarks play."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import yaml

from runtime.heroes import Deck, Definitions, HeroesGame, new_game
from runtime.heroes.library import library
from tests.bench.measure import ROOT


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
    """Return the generated cards of this project and its decks."""
    files = sorted(ROOT.glob("cardscripts/heroes/*/decks/*.yaml"))
    return Table(library(), tuple(deck(yaml.safe_load(file.read_text("utf-8"))) for file in files))


def deck(data: Mapping[str, object]) -> Deck:
    """Return the deck of a deck file."""
    counts = data["cards"]
    assert isinstance(counts, dict)
    return Deck(str(data["hero"]), [card for card, count in counts.items() for _ in range(count)])
