"""Anvold / Анволд. Generated from cardscripts/heroes/rulebook/anvold.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="anvold",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Anvold"},
        "ru": {"nom": "Анволд", "gen": "Анволда", "dat": "Анволду", "acc": "Анволда", "ins": "Анволдом", "prep": "Анволде"},
    },
    keywords=(Keyword("charge"), Keyword("first-strike"), Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/rulebook/anvold.yaml"
LINES: dict[int, int] = {}
