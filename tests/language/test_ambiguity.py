"""No text has two readings: a bounded search over the phrases, each wording in each slot of each other."""

from __future__ import annotations

import pytest

from compiler.games.game import GAMES, game
from compiler.language import meaning
from compiler.language.language import Language
from compiler.language.phrases import Phrasebook
from compiler.language.reading import Reader
from compiler.language.texts import LANGUAGES
from tests.language.enumeration import Enumeration
from tests.language.helpers import texts

LEAST = 0.95
"""The part of the texts that must be read whole: a search that is refused everywhere would find nothing."""
NAMES = {"en": "Piranha", "ru": "Пиранья"}
AMBIGUOUS = "ambiguous-text"


def search(language: str, *more: Phrasebook, of: str = "heroes") -> Enumeration:
    """Return the search over the texts of a game, with these phrases as well."""
    reader = texts(of).readers[language]
    if more:
        book = game(of).phrasebook().extend(*more)
        reader = Reader(Language(reader.language.tongue, book), reader.names.values())
    return Enumeration(reader, texts(of).own_name(language, NAMES[language]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_text_has_two_readings(game_id: str, language: str) -> None:
    found = search(language, of=game_id).faults(depth=2)
    assert [text for text, faults in found.items() if AMBIGUOUS in faults] == []
    assert sum(not faults for faults in found.values()) >= LEAST * len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_reading_would_be_found(language: str) -> None:
    double = Phrasebook()
    double.say("doing", "close and not stun", meaning.Close, en="stun! {target/np}", ru="оглушите! {target/np:acc}")
    assert any(AMBIGUOUS in faults for faults in search(language, double).faults(depth=1).values())
