"""Open Gates / Открытые ворота. Generated from cardscripts/heroes/editions/open-gates.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class OpenGatesRule(StaticAbility):
    """Your creatures cost (2) less.

    Ваши существа стоят на (2) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (Cost(-2),)


CARD = CardDefinition(
    id="open-gates",
    type="support",
    elements=(),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Open Gates"},
        "ru": {"nom": "Открытые ворота", "gen": "Открытых ворот", "dat": "Открытым воротам", "acc": "Открытые ворота", "ins": "Открытыми воротами", "prep": "Открытых воротах", "number": "pl"},
    },
    abilities=(OpenGatesRule,),
)

SOURCE = "cardscripts/heroes/editions/open-gates.yaml"
LINES: dict[int, int] = {18: 10}
