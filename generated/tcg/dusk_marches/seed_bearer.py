"""Seed Bearer / Сеятельница. Generated from cardscripts/tcg/dusk-marches/seed-bearer.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="seed-bearer",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=3,
    life=5,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Seed Bearer"},
        "ru": {"nom": "Сеятельница", "gen": "Сеятельницы", "dat": "Сеятельнице", "acc": "Сеятельницу", "ins": "Сеятельницей", "prep": "Сеятельнице"},
    },
    keywords=(Keyword("gift-of-life", 2),),
)

SOURCE = "cardscripts/tcg/dusk-marches/seed-bearer.yaml"
LINES: dict[int, int] = {}
