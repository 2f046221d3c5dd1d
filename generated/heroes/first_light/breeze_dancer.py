"""Breeze Dancer / Плясунья на ветру. Generated from cardscripts/heroes/first-light/breeze-dancer.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Elusiveness,
    See,
)


class BreezeDancerElusiveness(Elusiveness):
    """Elusiveness from creatures of cost 4 or more.

    Неуловимость от существ стоимостью 4 или более.
    """

    def from_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) >= 4


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
LINES: dict[int, int] = {17: 12}
