"""Pikeman / Пикинёр. Generated from tcg/pikeman.yaml; do not edit."""

from runtime.tcg.script import (
    AttackStrength,
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class PikemanRule(StaticAbility):
    """Formation: armor 1.

    Строй: броня 1.
    """

    keyword = "formation"
    rows = (Grants((Keyword("armor", 1),)),)

    def condition(self, see: See) -> bool:
        return see.in_formation(see.this)


class PikemanRule2(StaticAbility):
    """+1 to strike against closed enemy creatures.

    +1 к удару по закрытым существам противника.
    """

    def against_1(self, see: See, me: int, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.is_closed(card)

    rows = (AttackStrength(1, by="strike", against=against_1),)


CARD = CardDefinition(
    id="pikeman",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Pikeman"},
        "ru": {"nom": "Пикинёр", "gen": "Пикинёра", "dat": "Пикинёру", "acc": "Пикинёра", "ins": "Пикинёром", "prep": "Пикинёре"},
    },
    abilities=(PikemanRule, PikemanRule2,),
)

SOURCE = "tcg/pikeman.yaml"
LINES: dict[int, int] = {23: 12}
