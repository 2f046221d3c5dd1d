"""Texts on a table: a card text of the first game becomes a card in play or in a hand."""

from __future__ import annotations

from typing import Any

from compiler.diagnostics import Language
from runtime.heroes.definitions import Definitions
from runtime.heroes.script import CardDefinition
from tests.language.making import TESTED, made
from tests.runtime.cards import CARDS
from tests.runtime.table import Table, side


def card(text: str, kind: str = "creature", language: Language = "en", **numbers: Any) -> CardDefinition:
    """Return the card that a text makes."""
    found: CardDefinition = made("heroes", text, kind, language, numbers)
    return found


def table(
    text: str, kind: str = "creature", *, mine: Any = (), theirs: Any = (), against: Any = None, **values: Any
) -> Table:
    """Return a table where the card lies in your hand, with coins to play it.

    ``mine`` and ``theirs`` are in play; ``values`` say more of your side, ``against`` of the opponent's.
    """
    values = {"hand": (TESTED,), "coins": 10, **values}
    sides = side(*mine, **values), side(*theirs, hero="giuel", **(against or {}))
    return Table(*sides, cards=Definitions((*CARDS, card(text, kind))))
