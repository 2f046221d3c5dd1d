"""Basalt Porter / Базальтовый грузчик. Generated from cardscripts/heroes/first-light/basalt-porter.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="basalt-porter",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Basalt Porter"},
        "ru": {"nom": "Базальтовый грузчик", "gen": "Базальтового грузчика", "dat": "Базальтовому грузчику", "acc": "Базальтового грузчика", "ins": "Базальтовым грузчиком", "prep": "Базальтовом грузчике"},
    },
    keywords=(Keyword("reduced-strike", 3),),
)

SOURCE = "cardscripts/heroes/first-light/basalt-porter.yaml"
LINES: dict[int, int] = {}
