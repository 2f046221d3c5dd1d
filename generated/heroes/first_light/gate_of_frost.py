"""Gate of Frost / Ледяные врата. Generated from cardscripts/heroes/first-light/gate-of-frost.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    EntersClosed,
    See,
    StaticAbility,
)


class GateOfFrostRule(StaticAbility):
    """Opposing creatures enter play closed.

    Существа противника входят в игру закрытыми.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (EntersClosed(),)


CARD = CardDefinition(
    id="gate-of-frost",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Gate of Frost"},
        "ru": {"nom": "Ледяные врата", "gen": "Ледяных врат", "dat": "Ледяным вратам", "acc": "Ледяные врата", "ins": "Ледяными вратами", "prep": "Ледяных вратах", "number": "pl"},
    },
    abilities=(GateOfFrostRule,),
)

SOURCE = "cardscripts/heroes/first-light/gate-of-frost.yaml"
LINES: dict[int, int] = {18: 12}
