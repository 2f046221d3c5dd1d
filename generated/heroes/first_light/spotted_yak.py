"""Spotted Yak / Пятнистый як. Generated from cardscripts/heroes/first-light/spotted-yak.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="spotted-yak",
    type="creature",
    elements=("steppes",),
    classes=("yak",),
    cost=3,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Spotted Yak"},
        "ru": {"nom": "Пятнистый як", "gen": "Пятнистого яка", "dat": "Пятнистому яку", "acc": "Пятнистого яка", "ins": "Пятнистым яком", "prep": "Пятнистом яке"},
    },
)

SOURCE = "cardscripts/heroes/first-light/spotted-yak.yaml"
LINES: dict[int, int] = {}
