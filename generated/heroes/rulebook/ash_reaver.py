"""Ash Reaver / Пепельный налётчик. Generated from cardscripts/heroes/rulebook/ash-reaver.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="ash-reaver",
    type="creature",
    elements=("darkness",),
    classes=("orc",),
    cost=5,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Ash Reaver"},
        "ru": {"nom": "Пепельный налётчик", "gen": "Пепельного налётчика", "dat": "Пепельному налётчику", "acc": "Пепельного налётчика", "ins": "Пепельным налётчиком", "prep": "Пепельном налётчике"},
    },
    keywords=(Keyword("fury"),),
)

SOURCE = "cardscripts/heroes/rulebook/ash-reaver.yaml"
LINES: dict[int, int] = {}
