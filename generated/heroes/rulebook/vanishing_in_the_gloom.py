"""Vanishing in the Gloom / Исчезающий в сумраке. Generated from cardscripts/heroes/rulebook/vanishing-in-the-gloom.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Elusiveness,
    See,
)


class VanishingInTheGloomElusiveness(Elusiveness):
    """Elusiveness from creatures of cost 3 or less.

    Неуловимость от существ стоимостью 3 или менее.
    """

    def from_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 3


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
LINES: dict[int, int] = {17: 13}
