"""Texts that act: a card text becomes a card on a table, in whichever language it was written."""

from __future__ import annotations

from typing import Any

from compiler.coverage import Row
from compiler.diagnostics import LANGUAGES, Language
from compiler.games.heroes.game import GAME
from compiler.language.lexer import Name
from compiler.scenarios.cards import load_module
from compiler.trial import Whole, card_source
from runtime.heroes.definitions import Definitions
from runtime.heroes.script import CardDefinition
from tests.language.helpers import read, texts
from tests.runtime.cards import CARDS
from tests.runtime.table import Table, side

NAMES: dict[Language, str] = {"en": "Tested One", "ru": "Испытуемый"}
TESTED = "row-0"
"""The id of the card with the text."""


def card(text: str, kind: str = "creature", language: Language = "en", **numbers: Any) -> CardDefinition:
    """Return the card that a text makes; its own name is *Tested One*, «Испытуемый»."""
    tree = read(language, text, NAMES[language], kind)
    row = Row("heroes", NAMES, dict.fromkeys(LANGUAGES, text), kind, numbers)
    names: dict[str, Name] = {each: texts().own_name(each, NAMES[each]) for each in LANGUAGES}
    whole = Whole(0, row, kind, tree, row.texts, names, texts().meanings)
    write, refused = GAME.generate(card_source(whole), dict.fromkeys(LANGUAGES, tree), names, whole.meanings)
    assert not refused, refused[0].message("en")
    made: CardDefinition = load_module(text, write()).CARD
    return made


def table(
    text: str, kind: str = "creature", *, mine: Any = (), theirs: Any = (), against: Any = None, **values: Any
) -> Table:
    """Return a table where the card lies in your hand, with coins to play it.

    ``mine`` and ``theirs`` are in play; ``values`` say more of your side, ``against`` of the opponent's.
    """
    values = {"hand": (TESTED,), "coins": 10, **values}
    sides = side(*mine, **values), side(*theirs, hero="giuel", **(against or {}))
    return Table(*sides, cards=Definitions((*CARDS, card(text, kind))))
