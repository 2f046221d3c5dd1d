"""Drill Rig / Бурильный станок. Generated from cardscripts/heroes/first-light/drill-rig.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="drill-rig",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=2,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Drill Rig"},
        "ru": {"nom": "Бурильный станок", "gen": "Бурильного станка", "dat": "Бурильному станку", "acc": "Бурильный станок", "ins": "Бурильным станком", "prep": "Бурильном станке"},
    },
    keywords=(Keyword("module"), Keyword("suppression"),),
)

SOURCE = "cardscripts/heroes/first-light/drill-rig.yaml"
LINES: dict[int, int] = {}
