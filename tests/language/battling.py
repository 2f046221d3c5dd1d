"""Texts on a battlefield: a card text of the second game becomes a creature in a squad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler.diagnostics import Language
from runtime.tcg import Definitions, InPlay
from runtime.tcg.script import CardDefinition
from tests.language.making import TESTED, made
from tests.runtime.tcg.cards import CARDS
from tests.runtime.tcg.field import Field

NUMBERS = {"type": "Существо (нелетающее)", "life": 10, "strike": [1, 2, 3], "move": 1}


def card(text: str, language: Language = "en", **numbers: Any) -> CardDefinition:
    """Return the creature that a text makes."""
    found: CardDefinition = made("tcg", text, "creature", language, {**NUMBERS, **numbers})
    return found


def field(
    text: str,
    mine: Sequence[str | InPlay],
    theirs: Sequence[str | InPlay],
    *,
    square: str = "c3",
    language: Language = "en",
    **values: Any,
) -> Field:
    """Return a battlefield where the card stands on a square of yours, or lies in your graveyard if there is none."""
    cards = Definitions((*CARDS, card(text, language)))
    tested: list[str | InPlay] = [f"{square} {TESTED}"] if square else []
    return Field([*tested, *mine], [*theirs], cards=cards, **values)
