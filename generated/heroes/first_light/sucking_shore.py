"""Sucking Shore / Вязкий берег. Generated from cardscripts/heroes/first-light/sucking-shore.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    EntersClosed,
    See,
    StaticAbility,
)


class SuckingShoreRule(StaticAbility):
    """Opposing creatures with Charge enter play closed.

    Существа противника с Рывком входят в игру закрытыми.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.has(card, "charge")

    rows = (EntersClosed(),)


CARD = CardDefinition(
    id="sucking-shore",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Sucking Shore"},
        "ru": {"nom": "Вязкий берег", "gen": "Вязкого берега", "dat": "Вязкому берегу", "acc": "Вязкий берег", "ins": "Вязким берегом", "prep": "Вязком береге"},
    },
    abilities=(SuckingShoreRule,),
)

SOURCE = "cardscripts/heroes/first-light/sucking-shore.yaml"
LINES: dict[int, int] = {18: 10}
