"""What a keyword script says is its pattern is what texts say: it is read, and printed so."""

from __future__ import annotations

import pytest

from compiler.diagnostics import LANGUAGES, Language
from compiler.sources import KeywordSource
from tests.language.helpers import compilation, read, write

FEATURES = [
    word
    for word in compilation().scripts.keywords
    if not word.counter and word.parameter in ("none", "number", "body") and word.id not in ("ambush", "enhancement")
]
"""Ambush has a price, and enhancement is an effect that is put on cards: no feature is said like their patterns."""
BODY = {
    "heroes": {"en": "draw a card", "ru": "возьмите карту"},
    "tcg": {"en": "heal a creature for 1", "ru": "излечить существо на 1"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", FEATURES, ids=lambda word: f"{word.game}-{word.id}")
def test_the_pattern_is_read_and_printed_so(word: KeywordSource, language: Language) -> None:
    pattern = word.printings[language].pattern.replace("{X}", "5").replace("{body}", BODY[word.game][language]) + "."
    tree = read(language, pattern, game=word.game)
    assert len(tree.features) == 1
    assert write(language, tree, game=word.game).casefold() == pattern.casefold()
