"""Night Raider / Ночной наездник. Generated from cardscripts/heroes/first-light/night-raider.yaml; do not edit."""

from runtime.heroes.script import (
    Ambush,
    CardDefinition,
    Keyword,
    on,
    opponent,
)


class NightRaiderAmbush(Ambush):
    """When the opponent declares an attack, Ambush (3).

    Когда противник объявляет атаку, Засада (3).
    """

    price = 3
    trigger = on.declares_attack(player=opponent)


CARD = CardDefinition(
    id="night-raider",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=5,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Night Raider"},
        "ru": {"nom": "Ночной наездник", "gen": "Ночного наездника", "dat": "Ночному наезднику", "acc": "Ночного наездника", "ins": "Ночным наездником", "prep": "Ночном наезднике"},
    },
    abilities=(NightRaiderAmbush,),
    keywords=(Keyword("attack-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/night-raider.yaml"
LINES: dict[int, int] = {}
