"""Sealed Peak / Запечатанный пик. Generated from cardscripts/heroes/first-light/sealed-peak.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class SealedPeakRule(StaticAbility):
    """Opposing creatures of cost 2 or less cannot attack.

    Существа противника стоимостью 2 или менее не могут атаковать.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 2

    rows = (Cannot("attack"),)


CARD = CardDefinition(
    id="sealed-peak",
    type="support",
    elements=("mountains",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Sealed Peak"},
        "ru": {"nom": "Запечатанный пик", "gen": "Запечатанного пика", "dat": "Запечатанному пику", "acc": "Запечатанный пик", "ins": "Запечатанным пиком", "prep": "Запечатанном пике"},
    },
    abilities=(SealedPeakRule,),
)

SOURCE = "cardscripts/heroes/first-light/sealed-peak.yaml"
LINES: dict[int, int] = {18: 10}
