"""The cards and abilities that a game can meet."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import TYPE_CHECKING

from runtime.heroes.abilities import CardDefinition
from runtime.heroes.steadiness import is_steady
from runtime.heroes.terms import HAND, SIDEBOARD
from runtime.kernel import definitions
from runtime.kernel.abilities import Ability, StaticAbility
from runtime.kernel.definitions import KeywordRule
from runtime.kernel.terms import DECK, GRAVEYARD

if TYPE_CHECKING:
    from runtime.heroes.traits import Traits

Outside = dict[str, dict[str, set[str]]]
"""The cards with abilities that wait outside play: kind of event ("": activated) -> zone -> ids."""


class Definitions(definitions.Definitions):
    """All cards, keywords and ability classes by name."""

    cards: dict[str, CardDefinition]

    def __init__(self, cards: Iterable[CardDefinition], keywords: Iterable[KeywordRule] | None = None) -> None:
        """Index the cards; raise DefinitionError for a doubled name or an unknown keyword."""
        self.plain: dict[str, Traits] = {}
        self.restless: set[str] = set()
        """The static abilities that are not steady (see runtime.heroes.steadiness)."""
        self.to_reserve_by_print: dict[str, frozenset[str]] = {}
        self.outside: Outside = {}
        self.buried: set[str] = set()
        """The cards with static abilities that act from the graveyard (112.9)."""
        self.from_graveyard: set[str] = set()
        """The cards that may be played from the graveyard."""
        super().__init__(cards, default_keywords() if keywords is None else keywords)

    def add(self, card: CardDefinition) -> None:
        """Add a card; raise DefinitionError for a doubled id or an unknown keyword."""
        super().add(card)
        if card.from_graveyard:
            self.from_graveyard.add(card.id)
        for kind in card.abilities:
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

    def to_reserve(self, card: CardDefinition) -> frozenset[str]:
        """Return where a card would go, but goes to the reserve by its print, aside from being created (7 Placed)."""
        found = self.to_reserve_by_print.get(card.id)
        if found is None:
            rules = (self.keywords[name] for name in card.keyword_ids if name != "created")
            found = frozenset(card.to_reserve_instead).union(*(rule.to_reserve_instead for rule in rules))
            self.to_reserve_by_print[card.id] = found
        return found

    def waiting_outside(self, prints: Set[str]) -> Outside:
        """Return which of these cards have abilities that wait outside play."""
        found: Outside = {}
        for kind, zones in self.outside.items():
            here = {zone: names & prints for zone, names in zones.items() if names & prints}
            if here:
                found[kind] = here
        return found

    def register(self, kind: type[Ability]) -> None:
        """Make an ability class, and those it grants, known by its name; note whether a static one is steady."""
        if kind.key not in self.abilities and issubclass(kind, StaticAbility) and not is_steady(kind):
            self.restless.add(kind.key)
        super().register(kind)

    def card(self, name: str) -> CardDefinition:
        """Return a card by its id; raise DefinitionError if there is none."""
        found = self.cards.get(name)
        return found if found is not None else super().card(name)


def default_keywords() -> Iterable[KeywordRule]:
    """Return the keywords of Part 7, as their scripts say in the project around."""
    from runtime.heroes.library import keyword_rules  # it makes definitions itself

    return keyword_rules()
