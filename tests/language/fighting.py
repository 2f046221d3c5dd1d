"""Texts that act on the battlefield: a text of Berserk TCG becomes a card in a squad, in whichever language it is."""

from __future__ import annotations

from typing import Any

from compiler.coverage import Row
from compiler.diagnostics import LANGUAGES, Language
from compiler.games.tcg.game import GAME
from compiler.language.lexer import Name
from compiler.scenarios.cards import load_module
from compiler.trial import Whole, card_source
from runtime.tcg import Definitions, InPlay
from runtime.tcg.script import CardDefinition
from tests.language.acting import NAMES, TESTED
from tests.language.helpers import read, texts
from tests.runtime.tcg.cards import CARDS
from tests.runtime.tcg.field import Field


def card(text: str, language: Language = "en", **numbers: Any) -> CardDefinition:
    """Return the creature that a text makes; its own name is *Tested One*, «Испытуемый»."""
    tree = read(language, text, NAMES[language], "creature", game="tcg")
    numbers = {"life": 10, "move": 1, "strike": [1, 2, 3], **numbers}
    row = Row("tcg", NAMES, dict.fromkeys(LANGUAGES, text), "creature", numbers)
    names: dict[str, Name] = {each: texts("tcg").own_name(each, NAMES[each]) for each in LANGUAGES}
    whole = Whole(0, row, "creature", tree, row.texts, names, texts("tcg").meanings)
    write, refused = GAME.generate(card_source(whole), dict.fromkeys(LANGUAGES, tree), names, whole.meanings)
    assert not refused, refused[0].message("en")
    made: CardDefinition = load_module(text, write()).CARD
    return made


def field(text: str, at: str, mine: list[str | InPlay], theirs: list[str | InPlay], **values: Any) -> Field:
    """Return a battlefield where the creature of a text stands on a square of the First player's, who is active."""
    language: Language = values.pop("language", "en")
    numbers = {key: values.pop(key) for key in ("move", "strike", "life") if key in values}
    definitions = Definitions((*CARDS, card(text, language, **numbers)))
    return Field([f"{at} {TESTED}", *mine], theirs, cards=definitions, **values)
