"""Snow Leopard / Снежный барс. Generated from cardscripts/heroes/first-light/snow-leopard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="snow-leopard",
    type="creature",
    elements=("mountains",),
    classes=("beast",),
    cost=3,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "Snow Leopard"},
        "ru": {"nom": "Снежный барс", "gen": "Снежного барса", "dat": "Снежному барсу", "acc": "Снежного барса", "ins": "Снежным барсом", "prep": "Снежном барсе"},
    },
    keywords=(Keyword("first-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/snow-leopard.yaml"
LINES: dict[int, int] = {}
