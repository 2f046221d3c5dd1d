"""Thicket Lurker / Затаившийся в чаще. Generated from cardscripts/heroes/rulebook/thicket-lurker.yaml; do not edit."""

from runtime.heroes.script import (
    Ambush,
    CardDefinition,
    on,
    opponent,
)


class ThicketLurkerAmbush(Ambush):
    """When the opponent declares an attack, Ambush (2).

    Когда противник объявляет атаку, Засада (2).
    """

    price = 2
    trigger = on.declares_attack(player=opponent)


CARD = CardDefinition(
    id="thicket-lurker",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Thicket Lurker"},
        "ru": {"nom": "Затаившийся в чаще", "gen": "Затаившегося в чаще", "dat": "Затаившемуся в чаще", "acc": "Затаившийся в чаще", "ins": "Затаившимся в чаще", "prep": "Затаившемся в чаще"},
    },
    abilities=(ThicketLurkerAmbush,),
)

SOURCE = "cardscripts/heroes/rulebook/thicket-lurker.yaml"
LINES: dict[int, int] = {}
