"""Peak Recluse / Затворник с вершины. Generated from cardscripts/heroes/first-light/peak-recluse.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="peak-recluse",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Peak Recluse"},
        "ru": {"nom": "Затворник с вершины", "gen": "Затворника с вершины", "dat": "Затворнику с вершины", "acc": "Затворника с вершины", "ins": "Затворником с вершины", "prep": "Затворнике с вершины"},
    },
    keywords=(Keyword("meditation", 1),),
)

SOURCE = "cardscripts/heroes/first-light/peak-recluse.yaml"
LINES: dict[int, int] = {}
