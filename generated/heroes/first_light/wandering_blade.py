"""Wandering Blade / Странствующий клинок. Generated from cardscripts/heroes/first-light/wandering-blade.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="wandering-blade",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=6,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Wandering Blade"},
        "ru": {"nom": "Странствующий клинок", "gen": "Странствующего клинка", "dat": "Странствующему клинку", "acc": "Странствующий клинок", "ins": "Странствующим клинком", "prep": "Странствующем клинке"},
    },
    keywords=(Keyword("charge"), Keyword("attack-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/wandering-blade.yaml"
LINES: dict[int, int] = {}
