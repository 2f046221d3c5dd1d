"""Lurking Jackal / Притаившийся шакал. Generated from cardscripts/heroes/first-light/lurking-jackal.yaml; do not edit."""

from runtime.heroes.script import (
    Ambush,
    CardDefinition,
    on,
    opponent,
)


class LurkingJackalAmbush(Ambush):
    """When the opponent declares an attack, Ambush (3).

    Когда противник объявляет атаку, Засада (3).
    """

    price = 3
    trigger = on.declares_attack(player=opponent)


CARD = CardDefinition(
    id="lurking-jackal",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Lurking Jackal"},
        "ru": {"nom": "Притаившийся шакал", "gen": "Притаившегося шакала", "dat": "Притаившемуся шакалу", "acc": "Притаившегося шакала", "ins": "Притаившимся шакалом", "prep": "Притаившемся шакале"},
    },
    abilities=(LurkingJackalAmbush,),
)

SOURCE = "cardscripts/heroes/first-light/lurking-jackal.yaml"
LINES: dict[int, int] = {}
