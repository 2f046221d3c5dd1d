"""Bone Guard / Костяной страж. Generated from cardscripts/heroes/rulebook/bone-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="bone-guard",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Bone Guard"},
        "ru": {"nom": "Костяной страж", "gen": "Костяного стража", "dat": "Костяному стражу", "acc": "Костяного стража", "ins": "Костяным стражем", "prep": "Костяном страже"},
    },
    keywords=(Keyword("undead"),),
)

SOURCE = "cardscripts/heroes/rulebook/bone-guard.yaml"
LINES: dict[int, int] = {}
