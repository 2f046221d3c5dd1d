"""Which cards may be in a deck: of what kinds, with which hero, and how many of a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from runtime.heroes.abilities import CardDefinition
from runtime.heroes.definitions import Definitions
from runtime.heroes.terms import HERO
from runtime.kernel.decks import DeckFault, counted, too_many
from runtime.kernel.definitions import DefinitionError


def deck_faults(
    definitions: Definitions, hero: str, cards: Sequence[str], *, constructed: bool = True
) -> Iterator[DeckFault]:
    """Yield what is wrong with a deck, card by card in its order.

    In a draft (not ``constructed``) the number of cards of a name is free (7 Card name).
    """
    leader = definitions.card(hero)
    names = counted(definitions, cards)
    for card in dict.fromkeys(cards):
        definition = definitions.card(card)
        reason = _forbidden(definitions, leader, definition)
        if reason is not None:
            yield DeckFault(card, reason)
        if constructed:
            yield from too_many(definitions, card, names, [definition.deck_copies])


def _forbidden(definitions: Definitions, leader: CardDefinition, card: CardDefinition) -> str | None:
    if not may_be_in_decks(definitions, card):
        return "not-for-decks"
    welcome = set(card.deck_heroes) & set(leader.classes)
    if card.deck_heroes_only and not welcome:
        return "other-heroes"
    elements = card.elements or ("neutral",)  # 105.1
    if leader.deck_elements and not welcome and not set(leader.deck_elements) & set(elements):
        return "hero-forbids"
    return None


def may_be_in_decks(definitions: Definitions, card: CardDefinition) -> bool:
    """Tell whether a card can be in a deck at all: no hero, and none that says that it cannot (7 Created, Placed)."""
    barred = card.not_in_decks or any(definitions.keywords[keyword.id].not_in_decks for keyword in card.keywords)
    return card.type != HERO and not barred


def check_deck(definitions: Definitions, hero: str, cards: Sequence[str]) -> None:
    """Refuse a deck with a card that cannot be in one, or that its hero does not allow (106.3.3).

    `new_game` asks only for the first, so that any cards can be tried with any hero.
    """
    for fault in deck_faults(definitions, hero, cards, constructed=False):
        raise DefinitionError(f"{fault.card!r} cannot be in a deck of {hero!r}: {fault.reason}")
