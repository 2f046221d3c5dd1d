"""The cards and abilities that a game can meet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from runtime.kernel import definitions
from runtime.kernel.definitions import KeywordRule
from runtime.tcg.abilities import CardDefinition
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
        super().__init__(cards, keyword_rules() if keywords is None else keywords)
        self.register(Accumulate)

    def card(self, name: str) -> CardDefinition:
        """Return a card by its id; raise DefinitionError if there is none."""
        found: CardDefinition = super().card(name)
        return found
