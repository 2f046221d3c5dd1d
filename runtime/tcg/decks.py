"""Which decks are allowed: how many cards, and how many of a name (glossary: "Constructed" deck, "Draft" deck)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from runtime.kernel.decks import DeckFault, counted, too_many

CONSTRUCTED = (30, 50)
DRAFT = (20, 28)
"""The least and the greatest number of cards."""


def deck_faults(definitions: Any, cards: Sequence[str], *, constructed: bool = True) -> Iterator[DeckFault]:
    """Yield what is wrong with a deck: its size first, then card by card in its order.

    In a draft (not ``constructed``) the number of cards of a name is free (glossary: "Draft" deck); five cards of a
    name may be there with Horde (glossary: Horde).
    """
    least, most = CONSTRUCTED if constructed else DRAFT
    if not least <= len(cards) <= most:
        yield DeckFault("", "deck-size", len(cards), most, least)
    if constructed:
        names = counted(definitions, cards)
        for card in dict.fromkeys(cards):
            yield from too_many(definitions, card, names)
