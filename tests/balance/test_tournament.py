"""The tournament pairs every deck with every other in both seats, and its games come to an end."""

from __future__ import annotations

from collections import Counter

from runtime.heroes import new_game
from runtime.heroes.greedy import eager
from runtime.heroes.library import library
from tests.balance.__main__ import set_decks
from tests.balance.tournament import MINDS, hold, matches


def test_every_pairing_is_played_in_both_seats_by_every_mind() -> None:
    played = Counter((match.decks, match.mind) for match in matches(["a", "b", "c"], 24))
    assert len(played) == 3 * 2 * len(MINDS)
    assert set(played.values()) == {2}
    assert len({(match.seed, match.decks) for match in matches(["a", "b"], 8)}) == 4


def test_a_small_tournament_counts_each_game_for_both_decks() -> None:
    decks = {id_: deck for id_, (_, deck) in set_decks().items()}
    assert len(decks) == 6
    standing = hold(decks, 12, library(), 7)
    assert standing.failed == []
    assert sum(standing.games.values()) == 24
    assert sum(standing.points.values()) == 24


def test_a_greedy_player_reveals_what_lies_hidden() -> None:
    decks = [deck for _, deck in set_decks().values()]
    view = new_game(decks[:2], library(), 1).view(0)
    assert eager(view, {"key": "reveal", "card": 1}) > eager(view, {"key": "done"})
