"""Gnome / Гном. Generated from cardscripts/heroes/rulebook/gnome.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="gnome",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=2,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Gnome"},
        "ru": {"nom": "Гном", "gen": "Гнома", "dat": "Гному", "acc": "Гнома", "ins": "Гномом", "prep": "Гноме"},
    },
)

SOURCE = "cardscripts/heroes/rulebook/gnome.yaml"
LINES: dict[int, int] = {}
