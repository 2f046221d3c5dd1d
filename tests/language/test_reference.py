"""The reference for authors says what the compiler reads now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from compiler import pipeline, reference
from compiler.diagnostics import Language
from compiler.language import meaning
from tests.language.helpers import ROOT, compilation

PAGES: dict[Language, Path] = {"en": ROOT / "docs" / "language.md", "ru": ROOT / "docs" / "ru" / "language.md"}


@pytest.fixture(scope="module")
def cards() -> list[pipeline.CheckedCard]:
    return pipeline.check(compilation(), [card for card in compilation().scripts.cards if card.game == "heroes"])


@pytest.mark.parametrize("language", PAGES)
def test_the_page_is_what_the_phrases_say(
    language: Language, cards: list[pipeline.CheckedCard], expect: Callable[[Path, str], None]
) -> None:
    expect(PAGES[language], reference.page("heroes", compilation(), cards, language))


def test_a_construct_has_its_wordings_an_example_and_its_rules(cards: list[pipeline.CheckedCard]) -> None:
    found = {each.name: each for each in reference.constructs("heroes", compilation(), cards)}
    summon = found[reference.name(meaning.Summon)]
    assert summon.rows[0] == {"en": ("summon a creature",), "ru": ("вызовите существо",)}
    assert summon.clauses[0] == "519"
    assert summon.example and summon.example.texts["en"]
