"""The reference for authors says what the compiler reads now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from compiler import pipeline, reference
from compiler.diagnostics import Language
from compiler.games import GAMES
from compiler.games.game import game as game_of
from compiler.language import meaning
from compiler.rules import rule_ids
from tests.language.helpers import ROOT, compilation

FOLDERS: dict[Language, Path] = {"en": ROOT / "docs", "ru": ROOT / "docs" / "ru"}
PAGES = {"heroes": "language.md", "tcg": "tcg-language.md"}


@cache
def cards(game: str) -> list[pipeline.CheckedCard]:
    return pipeline.check(compilation(), [card for card in compilation().scripts.cards if card.game == game])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", FOLDERS)
def test_the_page_is_what_the_phrases_say(
    game: str, language: Language, expect: Callable[[Path, str], None]
) -> None:
    expect(FOLDERS[language] / PAGES[game], reference.page(game, compilation(), cards(game), language))


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_a_construct_are_the_games_own(game: str) -> None:
    book = rule_ids(game)
    named = set(game_of(game).clauses.said())
    named |= {clause for each in reference.constructs(game, compilation(), cards(game)) for clause in each.clauses}
    assert named
    assert not named - book


def test_a_construct_has_its_wordings_an_example_and_its_rules() -> None:
    found = {each.name: each for each in reference.constructs("heroes", compilation(), cards("heroes"))}
    summon = found[reference.name(meaning.Summon)]
    assert summon.rows[0] == {"en": ("summon a creature",), "ru": ("вызовите существо",)}
    assert summon.clauses[0] == "519"
    assert summon.example and summon.example.texts["en"]
