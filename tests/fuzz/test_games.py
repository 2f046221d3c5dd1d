"""A few of the random games that ``make fuzz`` plays by the thousand."""

from __future__ import annotations

import pytest

from tests.fuzz import battles
from tests.fuzz.games import play_out


@pytest.mark.parametrize("seed", range(40))
def test_no_card_is_lost_and_the_game_ends(seed: int) -> None:
    assert play_out(seed) > 0


@pytest.mark.parametrize("seed", [*range(1000, 1003), 300240])  # the last declines a second replacement
def test_saved_and_cloned_games_go_on_alike(seed: int) -> None:
    assert play_out(seed, twins=True) > 0


@pytest.mark.parametrize("seed", [*range(15), 16, 1454])  # an ability gives crystals; gold to come is spent
def test_no_card_of_a_battle_is_lost_and_it_ends(seed: int) -> None:
    assert battles.play_out(seed) > 0


@pytest.mark.parametrize("seed", range(1000, 1002))
def test_saved_and_cloned_battles_go_on_alike(seed: int) -> None:
    assert battles.play_out(seed, twins=True) > 0
