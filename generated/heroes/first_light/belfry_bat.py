"""Belfry Bat / Мышь с колокольни. Generated from cardscripts/heroes/first-light/belfry-bat.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="belfry-bat",
    type="creature",
    elements=("darkness",),
    classes=("vampire",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Belfry Bat"},
        "ru": {"nom": "Мышь с колокольни", "gen": "Мыши с колокольни", "dat": "Мыши с колокольни", "acc": "Мышь с колокольни", "ins": "Мышью с колокольни", "prep": "Мыши с колокольни"},
    },
    keywords=(Keyword("vampirism", 1),),
)

SOURCE = "cardscripts/heroes/first-light/belfry-bat.yaml"
LINES: dict[int, int] = {}
