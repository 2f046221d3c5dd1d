"""Stoneback Ox / Каменноспинный бык. Generated from cardscripts/heroes/first-light/stoneback-ox.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="stoneback-ox",
    type="creature",
    elements=("mountains",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Stoneback Ox"},
        "ru": {"nom": "Каменноспинный бык", "gen": "Каменноспинного быка", "dat": "Каменноспинному быку", "acc": "Каменноспинного быка", "ins": "Каменноспинным быком", "prep": "Каменноспинном быке"},
    },
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/first-light/stoneback-ox.yaml"
LINES: dict[int, int] = {}
