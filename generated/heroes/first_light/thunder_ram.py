"""Thunder Ram / Громовой таран. Generated from cardscripts/heroes/first-light/thunder-ram.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="thunder-ram",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Thunder Ram"},
        "ru": {"nom": "Громовой таран", "gen": "Громового тарана", "dat": "Громовому тарану", "acc": "Громовой таран", "ins": "Громовым тараном", "prep": "Громовом таране"},
    },
    keywords=(Keyword("directed-strike"), Keyword("suppression"),),
)

SOURCE = "cardscripts/heroes/first-light/thunder-ram.yaml"
LINES: dict[int, int] = {}
