"""A saved game goes on by the edition, and with the switches, that it was played by."""

from runtime.heroes import load
from runtime.heroes.editions import EARLIER, edition_of
from tests.fuzz.games import cards, random_game


def test_saved_game_keeps_its_edition() -> None:
    changed = edition_of("heroes-ru", {"zero_attacks_wound": False})
    for edition in (EARLIER, changed):
        assert load(random_game(1, edition).save(), cards()).edition == edition


def test_game_saved_without_switches_is_of_its_edition() -> None:
    data = random_game(1, EARLIER).save()
    del data["switches"]
    assert load(data, cards()).edition == EARLIER
