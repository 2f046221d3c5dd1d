"""Bee Queen / Пчелиная матка. Generated from cardscripts/heroes/first-light/bee-queen.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="bee-queen",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Bee Queen"},
        "ru": {"nom": "Пчелиная матка", "gen": "Пчелиной матки", "dat": "Пчелиной матке", "acc": "Пчелиную матку", "ins": "Пчелиной маткой", "prep": "Пчелиной матке"},
    },
    keywords=(Keyword("unity", 3),),
)

SOURCE = "cardscripts/heroes/first-light/bee-queen.yaml"
LINES: dict[int, int] = {}
