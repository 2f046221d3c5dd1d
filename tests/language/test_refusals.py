"""A text that is read, but has no place in code, is refused with its words; the compiler never fails."""

from __future__ import annotations

import pytest

from compiler.games.game import game
from compiler.pipeline import no_behaviour
from tests.language.helpers import read, texts

CASES = [
    ("tcg", "en", "On a strike, may move onto another creature.", "another creature"),
    ("tcg", "ru", "При ударе может переместиться на другое существо.", "другое существо"),
    ("tcg", "ru", "При ударе может переместиться на стоящее рядом существо.", "стоящее рядом существо"),
    ("tcg", "en", "{body} when the die roll of a creature is less than the excess damage", "the excess damage"),
    ("heroes", "en", "You cannot play your second spell in a turn.", "You cannot play your second spell in a turn"),
    ("tcg", "en", "[tap]: Wound the attacked creature for 2.", "the attacked creature"),
    ("tcg", "en", "[instant]: Wound the attacking creature for 2.", "the attacking creature"),
    ("tcg", "ru", "В начале вашего хода ранить атакованное существо на 1.", "атакованное существо"),
    ("tcg", "en", "When receives wounds, wound the attacking creature for 1.", "the attacking creature"),
]


@pytest.mark.parametrize(("game_id", "language", "text", "words"), CASES)
def test_what_has_no_place_in_code_is_refused_with_its_words(
    game_id: str, language: str, text: str, words: str
) -> None:
    tree = read(language, text, game=game_id)
    lacking = game(game_id).lacking("creature", tree, texts(game_id).meanings)
    assert [no_behaviour(text, node).args["what"] for node in lacking] == [words]


@pytest.mark.parametrize(
    ("game_id", "language", "text", "value"),
    [
        ("heroes", "en", "Hire: Draw a card, where X is the number of your elves.", "the number of your elves"),
        ("heroes", "ru", "Найм: Ранить существо на 1, где Х – число ваших существ.", "число ваших существ"),
        ("tcg", "ru", "[tap]: Выстрел на 1, где Х – число ваших эльфов.", "число ваших эльфов"),
    ],
)
def test_what_x_is_where_nothing_is_x_is_refused(game_id: str, language: str, text: str, value: str) -> None:
    (fault,) = texts(game_id).read(language, text, None, False).diagnostics
    assert (fault.code, fault.args["word"]) == ("unread-value", value)
