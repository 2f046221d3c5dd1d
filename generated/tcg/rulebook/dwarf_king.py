"""Dwarf King / Король гномов. Generated from cardscripts/tcg/rulebook/dwarf-king.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class DwarfKingRule(StaticAbility):
    """Your creatures in formation with Dwarf King get +1 to strike.

    Ваши существа в строю с Королём гномов получают +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.formed(card, see.this)

    rows = (Strike(1),)


class DwarfKingRule2(StaticAbility):
    """Formation: +1 to strike.

    Строй: +1 к удару.
    """

    keyword = "formation"
    rows = (Strike(1),)

    def condition(self, see: See) -> bool:
        return see.in_formation(see.this)


CARD = CardDefinition(
    id="dwarf-king",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    gold=8,
    life=12,
    move=1,
    strike=(3, 4, 5),
    names={
        "en": {"nom": "Dwarf King"},
        "ru": {"nom": "Король гномов", "gen": "Короля гномов", "dat": "Королю гномов", "acc": "Короля гномов", "ins": "Королём гномов", "prep": "Короле гномов"},
    },
    abilities=(DwarfKingRule, DwarfKingRule2,),
)

SOURCE = "cardscripts/tcg/rulebook/dwarf-king.yaml"
LINES: dict[int, int] = {18: 14, 33: 15}
