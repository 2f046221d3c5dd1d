"""Vail / Вайл. Generated from cardscripts/heroes/rulebook/vail.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="vail",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=1,
    strike=0,
    lives=2,
    names={
        "en": {"nom": "Vail"},
        "ru": {"nom": "Вайл", "gen": "Вайла", "dat": "Вайлу", "acc": "Вайла", "ins": "Вайлом", "prep": "Вайле"},
    },
    keywords=(Keyword("defense-experience"),),
)

SOURCE = "cardscripts/heroes/rulebook/vail.yaml"
LINES: dict[int, int] = {}
