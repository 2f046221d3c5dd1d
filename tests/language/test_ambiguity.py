"""No text has two readings: a bounded search over the phrases, each wording in each slot of each other."""

from __future__ import annotations

import pytest

from compiler.games.game import GAMES, game
from compiler.language import meaning
from compiler.language.phrases import Phrasebook
from compiler.language.reading import Reading
from compiler.language.texts import LANGUAGES
from tests.language.enumeration import search
from tests.language.helpers import texts

LEAST = 0.95
"""The part of the texts that must be read whole: a search that is refused everywhere would find nothing."""
AMBIGUOUS = "ambiguous-text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_text_has_two_readings_and_each_is_written_in_code_or_refused(game_id: str, language: str) -> None:
    read = dict(search(language, game_id).readings(depth=2))
    assert [text for text, reading in read.items() if AMBIGUOUS in codes(reading)] == []
    assert sum(not reading.diagnostics for reading in read.values()) >= LEAST * len(read)
    for reading in read.values():
        if reading.text is not None:
            game(game_id).lacking("creature", reading.text, texts(game_id).meanings)  # must never fail


def codes(reading: Reading) -> set[str]:
    return {each.code for each in reading.diagnostics}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_reading_would_be_found(language: str) -> None:
    double = Phrasebook()
    double.say("doing", "close and not stun", meaning.Close, en="stun! {target/np}", ru="оглушите! {target/np:acc}")
    assert any(AMBIGUOUS in codes(reading) for _, reading in search(language, "heroes", double).readings(depth=1))
