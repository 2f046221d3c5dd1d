"""Dusty Crier / Пыльный глашатай. Generated from cardscripts/heroes/first-light/dusty-crier.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class DustyCrierRule(StaticAbility):
    """Your creatures of cost 5 or more cost (1) less.

    Ваши существа стоимостью 5 или более стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.cost(card) >= 5

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="dusty-crier",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Dusty Crier"},
        "ru": {"nom": "Пыльный глашатай", "gen": "Пыльного глашатая", "dat": "Пыльному глашатаю", "acc": "Пыльного глашатая", "ins": "Пыльным глашатаем", "prep": "Пыльном глашатае"},
    },
    abilities=(DustyCrierRule,),
)

SOURCE = "cardscripts/heroes/first-light/dusty-crier.yaml"
LINES: dict[int, int] = {18: 12}
