"""Skeleton / Скелет. Generated from cardscripts/tcg/rulebook/skeleton.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="skeleton",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    silver=3,
    life=5,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Skeleton"},
        "ru": {"nom": "Скелет", "gen": "Скелета", "dat": "Скелету", "acc": "Скелет", "ins": "Скелетом", "prep": "Скелете"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/skeleton.yaml"
LINES: dict[int, int] = {}
