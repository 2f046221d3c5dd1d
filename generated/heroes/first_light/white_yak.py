"""White Yak / Белый як. Generated from cardscripts/heroes/first-light/white-yak.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="white-yak",
    type="creature",
    elements=("steppes",),
    classes=("yak",),
    cost=5,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "White Yak"},
        "ru": {"nom": "Белый як", "gen": "Белого яка", "dat": "Белому яку", "acc": "Белого яка", "ins": "Белым яком", "prep": "Белом яке"},
    },
    keywords=(Keyword("regeneration", 2),),
)

SOURCE = "cardscripts/heroes/first-light/white-yak.yaml"
LINES: dict[int, int] = {}
