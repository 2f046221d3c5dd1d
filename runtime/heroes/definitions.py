"""The cards and abilities that a game can meet."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING

from runtime.heroes.abilities import Ability, CardDefinition, StaticAbility
from runtime.heroes.steadiness import is_steady
from runtime.heroes.terms import DECK, GRAVEYARD, HAND, SIDEBOARD

if TYPE_CHECKING:
    from runtime.heroes.traits import Traits

GREATEST = "greatest"
EACH = "each"
ONCE = "once"


Outside = dict[str, dict[str, set[str]]]
"""The cards with abilities that wait outside play: kind of event ("": activated) -> zone -> ids."""


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


class Definitions:
    """All cards, keywords and ability classes by name."""

    def __init__(self, cards: Iterable[CardDefinition], keywords: Iterable[KeywordRule] | None = None) -> None:
        """Index the cards; raise DefinitionError for a doubled name or an unknown keyword."""
        self.cards: dict[str, CardDefinition] = {}
        self.keywords: dict[str, KeywordRule] = {}
        self.abilities: dict[str, Ability] = {}
        self.held_by_keyword: dict[tuple[str, int], tuple[Held, ...]] = {}
        self.keyword_of: dict[str, KeywordRule] = {}
        self.plain: dict[str, Traits] = {}
        self.restless: set[str] = set()
        """The static abilities that are not steady (see runtime.heroes.steadiness)."""
        self.outside: Outside = {}
        self.buried: set[str] = set()
        """The cards with static abilities that act from the graveyard (112.9)."""
        for rule in default_keywords() if keywords is None else keywords:
            self.keywords[rule.id] = rule
            for kind in rule.abilities:
                self.register(kind)
                self.keyword_of[kind.key] = rule
        for card in cards:
            self.add(card)

    def add(self, card: CardDefinition) -> None:
        """Add a card; raise DefinitionError for a doubled id or an unknown keyword."""
        if self.cards.setdefault(card.id, card) is not card:
            raise DefinitionError(f"two cards have the id {card.id!r}")
        for keyword in card.keywords:
            if keyword.id not in self.keywords:
                raise DefinitionError(f"{card.id}: unknown keyword {keyword.id!r}")
        for kind in card.abilities:
            self.register(kind)
            self.note_outside(kind, card.id)
        for keyword in card.keywords:
            for kind in self.keywords[keyword.id].abilities:
                self.note_outside(kind, card.id)

    def note_outside(self, kind: type[Ability], card: str) -> None:
        """Note a card with an ability that works in a hand, graveyard, deck or additional deck (112.8, 112.9)."""
        if kind.zone == GRAVEYARD and issubclass(kind, StaticAbility):
            self.buried.add(card)
        if kind.zone in (HAND, GRAVEYARD, DECK, SIDEBOARD) and not issubclass(kind, StaticAbility):
            for event in getattr(kind, "patterns", {"": ()}):
                self.outside.setdefault(event, {}).setdefault(kind.zone, set()).add(card)

    def waiting_outside(self, prints: Set[str]) -> Outside:
        """Return which of these cards have abilities that wait outside play."""
        found: Outside = {}
        for kind, zones in self.outside.items():
            here = {zone: names & prints for zone, names in zones.items() if names & prints}
            if here:
                found[kind] = here
        return found

    def register(self, kind: type[Ability]) -> None:
        """Make an ability class, and those it grants, known by its name."""
        known = self.abilities.get(kind.key)
        if known is not None:
            if type(known) is not kind:
                raise DefinitionError(f"two ability classes have the name {kind.key!r}")
            return
        self.abilities[kind.key] = kind()
        if issubclass(kind, StaticAbility) and not is_steady(kind):
            self.restless.add(kind.key)
        for inner in kind.grants:
            self.register(inner)

    def ability(self, kind: type[Ability]) -> Ability:
        """Return the ability object of a class; raise DefinitionError if no card declares the class."""
        known = self.abilities.get(kind.key)
        if type(known) is not kind:
            raise DefinitionError(f"the ability class {kind.__name__} is granted but not listed in `grants`")
        return known

    def card(self, name: str) -> CardDefinition:
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


def default_keywords() -> Iterable[KeywordRule]:
    """Return the keywords of Part 7, as their scripts say in the project around."""
    from runtime.heroes.library import keyword_rules  # it makes definitions itself

    return keyword_rules()
