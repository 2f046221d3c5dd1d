"""Hill Bear / Холмовой медведь. Generated from cardscripts/heroes/rulebook/hill-bear.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="hill-bear",
    type="creature",
    elements=("mountains",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Hill Bear"},
        "ru": {"nom": "Холмовой медведь", "gen": "Холмовой медведь", "dat": "Холмовой медведь", "acc": "Холмовой медведь", "ins": "Холмовой медведь", "prep": "Холмовой медведь"},
    },
    keywords=(Keyword("might", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/hill-bear.yaml"
LINES: dict[int, int] = {}
