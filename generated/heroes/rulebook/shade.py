"""Shade / Теневик. Generated from cardscripts/heroes/rulebook/shade.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="shade",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=2,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Shade"},
        "ru": {"nom": "Теневик", "gen": "Теневика", "dat": "Теневику", "acc": "Теневика", "ins": "Теневиком", "prep": "Теневике"},
    },
    keywords=(Keyword("module"), Keyword("first-strike"),),
)

SOURCE = "cardscripts/heroes/rulebook/shade.yaml"
LINES: dict[int, int] = {}
