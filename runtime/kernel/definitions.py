"""What cards and keywords are known to a game: keyword rules, abilities on cards, and how several of a kind add up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from runtime.kernel.abilities import Ability

GREATEST = "greatest"
EACH = "each"
ONCE = "once"


class DefinitionError(Exception):
    """A card or keyword cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class KeywordRule:
    """What a keyword means: its abilities, and what several instances on one card do.

    GREATEST: only the greatest value acts; EACH: every instance acts; ONCE: more of them change nothing.
    A keyword without abilities is one that the rules code itself asks for (`see.has`), or one that only says which
    decks its cards may be in and where they go; see the fields of that name of `CardDefinition`.
    """

    id: str
    names: dict[str, str]
    stacking: str = ONCE
    abilities: tuple[type[Ability], ...] = ()
    numbered: bool = False
    deck_copies: int | None = None
    not_in_decks: bool = False
    to_reserve_instead: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Held:
    """An ability on a card: its object, its value (a keyword's X) and the effect that gave it (0: none)."""

    ability: Ability
    value: int = 0
    effect: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Definitions:
    """All cards, keywords and ability classes by name. A game's own subclass may note more about them."""

    def __init__(self, cards: Iterable[Any], keywords: Iterable[KeywordRule]) -> None:
        """Index the cards; raise DefinitionError for a doubled name or an unknown keyword."""
        self.cards: dict[str, Any] = {}
        self.keywords: dict[str, KeywordRule] = {}
        self.abilities: dict[str, Ability] = {}
        self.held_by_keyword: dict[tuple[str, int], tuple[Held, ...]] = {}
        self.keyword_of: dict[str, KeywordRule] = {}
        for rule in keywords:
            self.keywords[rule.id] = rule
            for kind in rule.abilities:
                self.register(kind)
                self.keyword_of[kind.key] = rule
        for card in cards:
            self.add(card)

    def add(self, card: Any) -> None:
        """Add a card; raise DefinitionError for a doubled id or an unknown keyword."""
        if self.cards.setdefault(card.id, card) is not card:
            raise DefinitionError(f"two cards have the id {card.id!r}")
        for keyword in card.keywords:
            if keyword.id not in self.keywords:
                raise DefinitionError(f"{card.id}: unknown keyword {keyword.id!r}")
        for kind in card.abilities:
            self.register(kind)

    def register(self, kind: type[Ability]) -> None:
        """Make an ability class, and those it grants, known by its name."""
        known = self.abilities.get(kind.key)
        if known is not None:
            if type(known) is not kind:
                raise DefinitionError(f"two ability classes have the name {kind.key!r}")
            return
        self.abilities[kind.key] = kind()
        for inner in kind.grants:
            self.register(inner)

    def ability(self, kind: type[Ability]) -> Ability:
        """Return the ability object of a class; raise DefinitionError if no card declares the class."""
        known = self.abilities.get(kind.key)
        if type(known) is not kind:
            raise DefinitionError(f"the ability class {kind.__name__} is granted but not listed in `grants`")
        return known

    def card(self, name: str) -> Any:
        """Return a card by its id; raise DefinitionError if there is none."""
        found = self.cards.get(name)
        if found is None:
            raise DefinitionError(f"there is no card {name!r}")
        return found

    def check_made(self, names: Iterable[str]) -> None:
        """Raise DefinitionError if a card of these makes a card that is not defined."""
        for name in names:
            card = self.card(name)
            kinds = list(card.abilities)
            for keyword in card.keywords:
                kinds.extend(self.keywords[keyword.id].abilities)
            while kinds:
                kind = kinds.pop()
                kinds.extend(kind.grants)
                for made in kind.makes:
                    if made not in self.cards:
                        raise DefinitionError(f"{name!r} makes {made!r}, which is not defined")

    def of_keyword(self, name: str, value: int) -> tuple[Held, ...]:
        """Return the abilities that a keyword with this value means."""
        found = self.held_by_keyword.get((name, value))
        if found is None:
            rule = self.keywords[name]
            found = tuple(Held(self.abilities[kind.key], value) for kind in rule.abilities)
            self.held_by_keyword[name, value] = found
        return found
