"""Drowned Bell / Утонувший колокол. Generated from cardscripts/tcg/dusk-marches/drowned-bell.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class DrownedBellRule(StaticAbility):
    """Enemy creatures standing next to Drowned Bell get clumsiness.

    Существа противника, стоящие рядом с Утонувшим колоколом, получают неповоротливость.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.adjacent(card, see.this)

    rows = (Grants((Keyword("clumsiness"),)),)


CARD = CardDefinition(
    id="drowned-bell",
    type="artifact",
    elements=("swamps",),
    classes=(),
    silver=3,
    life=7,
    names={
        "en": {"nom": "Drowned Bell"},
        "ru": {"nom": "Утонувший колокол", "gen": "Утонувшего колокола", "dat": "Утонувшему колоколу", "acc": "Утонувший колокол", "ins": "Утонувшим колоколом", "prep": "Утонувшем колоколе"},
    },
    abilities=(DrownedBellRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/drowned-bell.yaml"
LINES: dict[int, int] = {19: 9}
