"""Texts that fight: a card text of the second game becomes a card on a battlefield."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler.coverage import Row
from compiler.diagnostics import LANGUAGES, Language
from compiler.games.tcg.game import GAME
from compiler.language.lexer import Name
from compiler.scenarios.cards import load_module
from compiler.trial import Whole, card_source
from runtime.tcg import Definitions, InPlay
from runtime.tcg.script import CardDefinition
from tests.language.helpers import read, texts
from tests.runtime.tcg.cards import CARDS
from tests.runtime.tcg.field import Field

NAMES: dict[Language, str] = {"en": "Tested One", "ru": "Испытуемый"}
NUMBERS = {"type": "Существо (нелетающее)", "life": 10, "strike": [1, 2, 3], "move": 1}
TESTED = "row-0"
"""The id of the card with the text."""


def card(text: str, language: Language = "en", **props: Any) -> CardDefinition:
    """Return the creature that a text makes; its own name is *Tested One*, «Испытуемый»."""
    tree = read(language, text, NAMES[language], "creature", game="tcg")
    numbers = {**NUMBERS, **props}
    row = Row("tcg", NAMES, dict.fromkeys(LANGUAGES, text), "creature", numbers)
    names: dict[str, Name] = {each: texts("tcg").own_name(each, NAMES[each]) for each in LANGUAGES}
    whole = Whole(0, row, "creature", tree, row.texts, names, texts("tcg").meanings)
    write, refused = GAME.generate(card_source(whole), dict.fromkeys(LANGUAGES, tree), names, whole.meanings)
    assert not refused, refused[0].message("en")
    made: CardDefinition = load_module(text, write()).CARD
    return made


def field(
    text: str, mine: Sequence[str | InPlay], theirs: Sequence[str | InPlay], *, square: str = "c3", **values: Any
) -> Field:
    """Return a battlefield where the card stands on a square of yours, or lies in your graveyard if there is none."""
    cards = Definitions((*CARDS, card(text)))
    tested: list[str | InPlay] = [f"{square} {TESTED}"] if square else []
    return Field([*tested, *mine], [*theirs], cards=cards, **values)
