"""Random games by the older rulebooks: what must hold in every game holds in theirs."""

import pytest

from runtime.heroes.editions import EDITIONS
from tests.fuzz.games import play_out


@pytest.mark.parametrize("edition", ["heroes-ru", "early"])
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 5, 214, 242])
def test_games_of_older_editions_end(edition: str, seed: int) -> None:
    assert play_out(seed, twins=seed == 0, edition=EDITIONS[edition]) > 0
