"""Glutton / Проглот. Generated from cardscripts/heroes/rulebook/glutton.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="glutton",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=4,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Glutton"},
        "ru": {"nom": "Проглот", "gen": "Проглота", "dat": "Проглоту", "acc": "Проглота", "ins": "Проглотом", "prep": "Проглоте"},
    },
    keywords=(Keyword("frenzy"),),
)

SOURCE = "cardscripts/heroes/rulebook/glutton.yaml"
LINES: dict[int, int] = {}
