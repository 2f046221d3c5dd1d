"""Dwarf Basaarg / Гном-басаарг. Generated from cardscripts/tcg/rulebook/dwarf-basaarg.yaml; do not edit."""

from runtime.tcg.script import (
    AttackStrength,
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class DwarfBasaargRule(StaticAbility):
    """+1 to strike against closed enemy creatures.

    +1 к удару по закрытым существам противника.
    """

    def against_1(self, see: See, me: int, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.is_closed(card)

    rows = (AttackStrength(1, by="strike", against=against_1),)


class DwarfBasaargRule2(StaticAbility):
    """Formation: +1 to strike.

    Строй: +1 к удару.
    """

    keyword = "formation"
    rows = (Strike(1),)

    def condition(self, see: See) -> bool:
        return see.in_formation(see.this)


CARD = CardDefinition(
    id="dwarf-basaarg",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    silver=6,
    life=9,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Dwarf Basaarg"},
        "ru": {"nom": "Гном-басаарг", "gen": "Гнома-басаарга", "dat": "Гному-басааргу", "acc": "Гнома-басаарга", "ins": "Гномом-басааргом", "prep": "Гноме-басаарге"},
    },
    abilities=(DwarfBasaargRule, DwarfBasaargRule2,),
)

SOURCE = "cardscripts/tcg/rulebook/dwarf-basaarg.yaml"
LINES: dict[int, int] = {34: 15}
