"""The abilities of the cards in ``modules`` act: random battles with nothing else reach all of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from compiler.corpora import dealt
from compiler.scenarios.cards import load_module, new_definitions, packaged_rules
from runtime.kernel.abilities import StepsAbility
from runtime.kernel.agents import RandomAgent, play
from runtime.kernel.chance import Chance
from runtime.tcg import Deck, new_game
from tests.codegen.test_written import CARDS

BATTLES = 25
MOST_DECISIONS = 5_000


@cache
def cards() -> list[Any]:
    """Return the definitions of the cards, as their modules stand there."""
    files = [file for file in CARDS if file.parent.name == "tcg"]
    return [load_module(file.name, file.with_suffix(".py").read_text("utf-8")).CARD for file in files]


def battle(seed: int) -> Any:
    """Play a battle between random decks of the cards to its end."""
    definitions = new_definitions("tcg", packaged_rules("tcg"))
    for card in cards():
        definitions.add(card)
    chance = Chance(seed)
    decks = [Deck(dealt([card.id for card in cards()], chance, 3)) for _ in range(2)]
    game = new_game(decks, definitions, seed)
    play(game, [RandomAgent(seed), RandomAgent(seed + 1)], MOST_DECISIONS)
    return game


def test_every_ability_of_the_cards_acts() -> None:
    games = [battle(seed) for seed in range(BATTLES)]
    assert all(game.over for game in games)
    acted = {entry.get("cause") for game in games for entry in game.log}
    steps = {one.key for card in cards() for one in card.abilities if issubclass(one, StepsAbility)}
    assert steps <= acted
