"""Fire Elemental / Элементаль огня. Generated from cardscripts/heroes/rulebook/fire-elemental.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="fire-elemental",
    type="creature",
    elements=("steppes",),
    classes=("elemental",),
    cost=2,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Fire Elemental"},
        "ru": {"nom": "Элементаль огня", "gen": "Элементаля огня", "dat": "Элементали огня", "acc": "Элементаля огня", "ins": "Элементалью огня", "prep": "Элементали огня"},
    },
    keywords=(Keyword("created"), Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/rulebook/fire-elemental.yaml"
LINES: dict[int, int] = {}
