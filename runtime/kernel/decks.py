"""What every game says of decks: how many cards of a name there may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

COPIES = 3
"""So many cards of a name a constructed deck may have, unless they say otherwise."""


@dataclass(frozen=True, slots=True)
class DeckFault:
    """What a deck may not be: a card that may not be in it, or not so often, or a wrong number of cards (no card).

    ``most`` is how many are allowed, and ``least`` how many are needed.
    """

    card: str
    reason: str
    count: int = 0
    most: int = 0
    least: int = 0


def counted(definitions: Any, cards: Sequence[str]) -> Counter[str]:
    """Return how many cards of each name there are."""
    return Counter(definitions.card(card).name("en") for card in cards)


def too_many(definitions: Any, card: str, names: Counter[str], said: Iterable[int | None] = ()) -> list[DeckFault]:
    """Return the fault of a card of whose name a constructed deck has too many.

    ``said`` is what the card says of it besides its keywords.
    """
    definition = definitions.card(card)
    allowed = [*said, *(definitions.keywords[keyword.id].deck_copies for keyword in definition.keywords)]
    most = max((number for number in allowed if number is not None), default=COPIES)
    count = names[definition.name("en")]
    return [DeckFault(card, "too-many", count, most)] if count > most else []
