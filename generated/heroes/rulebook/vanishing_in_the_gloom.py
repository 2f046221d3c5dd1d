"""Vanishing in the Gloom / Исчезающий в сумраке. Generated from cardscripts/heroes/rulebook/vanishing-in-the-gloom.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class VanishingInTheGloomElusiveness(StaticAbility):
    """Elusiveness from creatures of cost 3 or less.

    Неуловимость от существ стоимостью 3 или менее.
    """

    keyword = "elusiveness"

    def other_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.cost(other) <= 3

    def other_2(self, see: See, card: int, other: int) -> bool:
        return see.is_open(see.this) and see.is_creature(other) and see.cost(other) <= 3

    rows = (Cannot("be_blocked", other_1), Cannot("be_attacked", other_2),)


CARD = CardDefinition(
    id="vanishing-in-the-gloom",
    type="creature",
    elements=("darkness",),
    classes=("mechanism",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Vanishing in the Gloom"},
        "ru": {"nom": "Исчезающий в сумраке", "gen": "Исчезающего в сумраке", "dat": "Исчезающему в сумраке", "acc": "Исчезающий в сумраке", "ins": "Исчезающим в сумраке", "prep": "Исчезающем в сумраке"},
    },
    abilities=(VanishingInTheGloomElusiveness,),
)

SOURCE = "cardscripts/heroes/rulebook/vanishing-in-the-gloom.yaml"
LINES: dict[int, int] = {}
