"""Nothing reads the order of a graveyard, so nobody is asked for it when cards die together (205.1.2)."""

from __future__ import annotations

import json

import pytest

from runtime.heroes.game import HeroesGame
from runtime.kernel.chance import Chance
from runtime.kernel.terms import GRAVEYARD
from tests.fuzz import games as all_cards


def offered(game: HeroesGame) -> list[str]:
    """Return what is asked and what may be answered, whatever the order and so without places in a list."""
    assert game.decision is not None
    options = [{key: value for key, value in option.items() if key != "entry"} for option in game.decision.options]
    return [game.decision.key, *sorted(json.dumps(option, sort_keys=True) for option in options)]


@pytest.mark.parametrize("seed", range(700, 706))
def test_a_turned_graveyard_offers_the_same(seed: int) -> None:
    game = all_cards.random_game(seed)
    chance = Chance(seed)
    while not game.over:
        assert game.decision is not None
        twin = game.clone()
        for player in (0, 1):
            twin.zone(GRAVEYARD, player).reverse()
        option = game.decision.options[chance.below(len(game.decision.options))]
        game.choose(option)
        twin.choose(option)
        if game.over or twin.over:
            assert game.over == twin.over
            break
        assert offered(game) == offered(twin)
