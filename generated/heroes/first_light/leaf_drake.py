"""Leaf Drake / Листвяной дрейк. Generated from cardscripts/heroes/first-light/leaf-drake.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="leaf-drake",
    type="creature",
    elements=("forests",),
    classes=("dragon",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Leaf Drake"},
        "ru": {"nom": "Листвяной дрейк", "gen": "Листвяного дрейка", "dat": "Листвяному дрейку", "acc": "Листвяного дрейка", "ins": "Листвяным дрейком", "prep": "Листвяном дрейке"},
    },
    keywords=(Keyword("clutch"), Keyword("protection-from-spells"),),
)

SOURCE = "cardscripts/heroes/first-light/leaf-drake.yaml"
LINES: dict[int, int] = {}
