"""What a battle remembers of itself between changes is what would be found anew."""

from __future__ import annotations

import pytest

from runtime.kernel.chance import Chance
from runtime.kernel.data import Data
from runtime.tcg import TcgGame
from runtime.tcg.present import Waiters
from runtime.tcg.traits import Traits
from tests.fuzz import battles as all_cards
from tests.runtime.tcg.random_battles import random_battle


def described(traits: Traits) -> Data:
    """Return all that is derived of a card."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(traits).items()}


def indexed(index: Waiters) -> Data:
    """Return an index by its parts."""
    return {name: getattr(index, name) for name in Waiters.__slots__}


def check_kept(game: TcgGame) -> None:
    """Compare all that a battle has kept with what a clone, which has kept nothing, finds."""
    fresh = game.clone()
    for card in game.cards:
        assert described(game.traits(card)) == described(fresh.traits(card)), game.label(card)
    assert indexed(game.index()) == indexed(fresh.index())
    for player in (0, 1):
        assert game.squad(player) == fresh.squad(player)
    at_work = [[(see.this, see.you, held) for see, held in one.at_work()] for one in (game, fresh)]
    assert at_work[0] == at_work[1]
    assert [card.id for card in game.with_effects()] == [card.id for card in game.cards.values() if card.effects]


@pytest.mark.parametrize("seed", range(500, 508))
def test_what_is_kept_is_what_would_be_found_anew(seed: int) -> None:
    game = all_cards.random_battle(seed) if seed % 3 else random_battle(seed)
    chance = Chance(seed)
    while not game.over:
        assert game.decision is not None
        check_kept(game)
        game.choose(chance.below(len(game.decision.options)))
