"""Kutila / Кутила. Generated from cardscripts/heroes/rulebook/kutila.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    HAND,
    See,
    StaticAbility,
)


class KutilaRule(StaticAbility):
    """Costs (1) less for each card in your hand.

    Стоит на (1) дешевле за каждую карту у вас в руке.
    """

    zone = HAND

    def change_1(self, see: See, card: int) -> int:
        return -1 * len(see.cards(HAND, see.you))

    rows = (Cost(change_1),)


CARD = CardDefinition(
    id="kutila",
    type="creature",
    elements=(),
    classes=("human",),
    cost=10,
    strike=8,
    lives=8,
    names={
        "en": {"nom": "Kutila"},
        "ru": {"nom": "Кутила", "gen": "Кутилы", "dat": "Кутиле", "acc": "Кутилы", "ins": "Кутилой", "prep": "Кутиле"},
    },
    abilities=(KutilaRule,),
)

SOURCE = "cardscripts/heroes/rulebook/kutila.yaml"
LINES: dict[int, int] = {}
