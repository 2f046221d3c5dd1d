"""Sworn Ground / Земля присяги. Generated from cardscripts/heroes/rulebook/sworn-ground.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class SwornGroundRule(StaticAbility):
    """The opponent cannot take control of your creatures.

    Противник не может взять под контроль ваших существ.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (Cannot("change_control"),)


CARD = CardDefinition(
    id="sworn-ground",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Sworn Ground"},
        "ru": {"nom": "Земля присяги", "gen": "Земли присяги", "dat": "Земле присяги", "acc": "Землю присяги", "ins": "Землёй присяги", "prep": "Земле присяги"},
    },
    abilities=(SwornGroundRule,),
)

SOURCE = "cardscripts/heroes/rulebook/sworn-ground.yaml"
LINES: dict[int, int] = {18: 11}
