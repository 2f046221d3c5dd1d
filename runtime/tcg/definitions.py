"""The cards and abilities that a game can meet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from runtime.kernel import definitions
from runtime.kernel.abilities import Ability, StaticAbility
from runtime.kernel.definitions import KeywordRule
from runtime.tcg.abilities import CardDefinition
from runtime.tcg.steadiness import is_steady
from runtime.tcg.tokens import Accumulate

if TYPE_CHECKING:
    from runtime.tcg.traits import Traits


class Definitions(definitions.Definitions):
    """All cards, keywords and ability classes by name."""

    cards: dict[str, CardDefinition]

    def __init__(self, cards: Iterable[CardDefinition], keywords: Iterable[KeywordRule] | None = None) -> None:
        """Index the cards; raise DefinitionError for a doubled name or an unknown keyword."""
        from runtime.tcg.library import keyword_rules  # it makes definitions itself

        self.plain: dict[str, Traits] = {}
        self.restless: set[str] = set()
        """The constant abilities that are not steady (see runtime.kernel.steadiness)."""
        super().__init__(cards, keyword_rules() if keywords is None else keywords)
        self.register(Accumulate)

    def register(self, kind: type[Ability]) -> None:
        """Make an ability class, and those it grants, known by its name; note whether a constant one is steady."""
        if kind.key not in self.abilities and issubclass(kind, StaticAbility) and not is_steady(kind):
            self.restless.add(kind.key)
        super().register(kind)

    def card(self, name: str) -> CardDefinition:
        """Return a card by its id; raise DefinitionError if there is none."""
        found: CardDefinition = super().card(name)
        return found
