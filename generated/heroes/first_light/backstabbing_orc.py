"""Backstabbing Orc / Орк с кривым ножом. Generated from cardscripts/heroes/first-light/backstabbing-orc.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Must,
    See,
    StaticAbility,
)


class BackstabbingOrcRule(StaticAbility):
    """Directed strike against closed creatures.

    Направленный удар по закрытым существам.
    """

    keyword = "directed-strike"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.is_closed(other)

    rows = (Must("strike_directed", against_1),)


CARD = CardDefinition(
    id="backstabbing-orc",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Backstabbing Orc"},
        "ru": {"nom": "Орк с кривым ножом", "gen": "Орка с кривым ножом", "dat": "Орку с кривым ножом", "acc": "Орка с кривым ножом", "ins": "Орком с кривым ножом", "prep": "Орке с кривым ножом"},
    },
    abilities=(BackstabbingOrcRule,),
)

SOURCE = "cardscripts/heroes/first-light/backstabbing-orc.yaml"
LINES: dict[int, int] = {}
