"""War Wagon / Боевой возок. Generated from cardscripts/tcg/dusk-marches/war-wagon.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class WarWagonRule(StaticAbility):
    """Your creatures standing next to War Wagon get armor 1.

    Ваши существа, стоящие рядом с Боевым возком, получают броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.adjacent(card, see.this)

    rows = (Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="war-wagon",
    type="artifact",
    elements=(),
    classes=(),
    silver=5,
    life=12,
    names={
        "en": {"nom": "War Wagon"},
        "ru": {"nom": "Боевой возок", "gen": "Боевого возка", "dat": "Боевому возку", "acc": "Боевой возок", "ins": "Боевым возком", "prep": "Боевом возке"},
    },
    abilities=(WarWagonRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/war-wagon.yaml"
LINES: dict[int, int] = {19: 9}
