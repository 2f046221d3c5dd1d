"""Hoard Dragon / Дракон-скопидом. Generated from cardscripts/heroes/first-light/hoard-dragon.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    HAND,
    See,
    StaticAbility,
)


class HoardDragonRule(StaticAbility):
    """Costs (1) less for each card in your hand.

    Стоит на (1) дешевле за каждую карту у вас в руке.
    """

    zone = HAND

    def change_1(self, see: See, card: int) -> int:
        return -1 * len(see.cards(HAND, see.you))

    rows = (Cost(change_1),)


CARD = CardDefinition(
    id="hoard-dragon",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=10,
    strike=6,
    lives=6,
    names={
        "en": {"nom": "Hoard Dragon"},
        "ru": {"nom": "Дракон-скопидом", "gen": "Дракона-скопидома", "dat": "Дракону-скопидому", "acc": "Дракона-скопидома", "ins": "Драконом-скопидомом", "prep": "Драконе-скопидоме"},
    },
    abilities=(HoardDragonRule,),
)

SOURCE = "cardscripts/heroes/first-light/hoard-dragon.yaml"
LINES: dict[int, int] = {}
