"""War Drums / Боевые барабаны. Generated from cardscripts/heroes/rulebook/war-drums.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class WarDrumsRule(StaticAbility):
    """All creatures have Charge.

    Все существа имеют Рывок.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    rows = (Grants((Keyword("charge"),)),)


CARD = CardDefinition(
    id="war-drums",
    type="support",
    elements=("steppes",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "War Drums"},
        "ru": {"nom": "Боевые барабаны", "gen": "Боевых барабанов", "dat": "Боевым барабанам", "acc": "Боевые барабаны", "ins": "Боевыми барабанами", "prep": "Боевых барабанах", "number": "pl"},
    },
    abilities=(WarDrumsRule,),
)

SOURCE = "cardscripts/heroes/rulebook/war-drums.yaml"
LINES: dict[int, int] = {19: 11}
