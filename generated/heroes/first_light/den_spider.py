"""Den Spider / Паук из логова. Generated from cardscripts/heroes/first-light/den-spider.yaml; do not edit."""

from runtime.heroes.script import (
    Ambush,
    CardDefinition,
    on,
    opponent,
)


class DenSpiderAmbush(Ambush):
    """When the opponent declares an attack, Ambush (3).

    Когда противник объявляет атаку, Засада (3).
    """

    price = 3
    trigger = on.declares_attack(player=opponent)


CARD = CardDefinition(
    id="den-spider",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Den Spider"},
        "ru": {"nom": "Паук из логова", "gen": "Паука из логова", "dat": "Пауку из логова", "acc": "Паука из логова", "ins": "Пауком из логова", "prep": "Пауке из логова"},
    },
    abilities=(DenSpiderAmbush,),
)

SOURCE = "cardscripts/heroes/first-light/den-spider.yaml"
LINES: dict[int, int] = {}
