"""Texts that act: a card text, in whichever language it was written, becomes a card that can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from compiler.coverage import Row
from compiler.diagnostics import LANGUAGES, Language
from compiler.games.game import game
from compiler.language.lexer import Name
from compiler.scenarios.cards import load_module
from compiler.trial import Whole, card_source
from tests.language.helpers import read, texts

NAMES: dict[Language, str] = {"en": "Tested One", "ru": "Испытуемый"}
TESTED = "row-0"
"""The id of the card with the text."""


def made(game_id: str, text: str, kind: str, language: Language, numbers: Mapping[str, Any]) -> Any:
    """Return the card that a text makes; its own name is *Tested One*, «Испытуемый»."""
    tree = read(language, text, NAMES[language], kind, game=game_id)
    row = Row(game_id, NAMES, dict.fromkeys(LANGUAGES, text), kind, dict(numbers))
    names: dict[str, Name] = {each: texts(game_id).own_name(each, NAMES[each]) for each in LANGUAGES}
    whole = Whole(0, row, kind, tree, row.texts, names, texts(game_id).meanings)
    source = card_source(whole)
    write, refused = game(game_id).generate(source, dict.fromkeys(LANGUAGES, tree), names, whole.meanings)
    assert not refused, refused[0].message("en")
    return load_module(text, write()).CARD
