"""Breeze Dancer / Плясунья на ветру. Generated from cardscripts/heroes/first-light/breeze-dancer.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class BreezeDancerElusiveness(StaticAbility):
    """Elusiveness from creatures of cost 4 or more.

    Неуловимость от существ стоимостью 4 или более.
    """

    keyword = "elusiveness"

    def other_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.cost(other) >= 4

    def other_2(self, see: See, card: int, other: int) -> bool:
        return see.is_open(see.this) and see.is_creature(other) and see.cost(other) >= 4

    rows = (Cannot("be_blocked", other_1), Cannot("be_attacked", other_2),)


CARD = CardDefinition(
    id="breeze-dancer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Breeze Dancer"},
        "ru": {"nom": "Плясунья на ветру", "gen": "Плясуньи на ветру", "dat": "Плясунье на ветру", "acc": "Плясунью на ветру", "ins": "Плясуньей на ветру", "prep": "Плясунье на ветру"},
    },
    abilities=(BreezeDancerElusiveness,),
)

SOURCE = "cardscripts/heroes/first-light/breeze-dancer.yaml"
LINES: dict[int, int] = {}
