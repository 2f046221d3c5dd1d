"""Long Spurs / Длинные шпоры. Generated from cardscripts/heroes/first-light/long-spurs.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class LongSpursRule(StaticAbility):
    """Your creatures with Charge have +1 to strike.

    Ваши существа с Рывком имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has(card, "charge")

    rows = (Strike(1),)


CARD = CardDefinition(
    id="long-spurs",
    type="support",
    elements=("steppes",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Long Spurs"},
        "ru": {"nom": "Длинные шпоры", "gen": "Длинных шпор", "dat": "Длинным шпорам", "acc": "Длинные шпоры", "ins": "Длинными шпорами", "prep": "Длинных шпорах", "number": "pl"},
    },
    abilities=(LongSpursRule,),
)

SOURCE = "cardscripts/heroes/first-light/long-spurs.yaml"
LINES: dict[int, int] = {18: 10}
