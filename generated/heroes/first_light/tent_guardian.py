"""Tent Guardian / Хранитель шатра. Generated from cardscripts/heroes/first-light/tent-guardian.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="tent-guardian",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Tent Guardian"},
        "ru": {"nom": "Хранитель шатра", "gen": "Хранителя шатра", "dat": "Хранителю шатра", "acc": "Хранителя шатра", "ins": "Хранителем шатра", "prep": "Хранителе шатра"},
    },
    keywords=(Keyword("defense-experience"), Keyword("minus-from-attacks", 1),),
)

SOURCE = "cardscripts/heroes/first-light/tent-guardian.yaml"
LINES: dict[int, int] = {}
