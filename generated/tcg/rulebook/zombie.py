"""Zombie / Зомби. Generated from cardscripts/tcg/rulebook/zombie.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="zombie",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    silver=3,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Zombie"},
        "ru": {"nom": "Зомби", "gen": "Зомби", "dat": "Зомби", "acc": "Зомби", "ins": "Зомби", "prep": "Зомби"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/zombie.yaml"
LINES: dict[int, int] = {}
