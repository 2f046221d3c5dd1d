"""Piranha / Пиранья. Generated from cardscripts/heroes/rulebook/piranha.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="piranha",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=2,
    strike=3,
    lives=1,
    names={
        "en": {"nom": "Piranha"},
        "ru": {"nom": "Пиранья", "gen": "Пираньи", "dat": "Пиранье", "acc": "Пиранью", "ins": "Пираньей", "prep": "Пиранье"},
    },
    keywords=(Keyword("rage"),),
)

SOURCE = "cardscripts/heroes/rulebook/piranha.yaml"
LINES: dict[int, int] = {}
