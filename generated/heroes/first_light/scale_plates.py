"""Scale Plates / Чешуйчатые пластины. Generated from cardscripts/heroes/first-light/scale-plates.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="scale-plates",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=2,
    strike=0,
    lives=3,
    names={
        "en": {"nom": "Scale Plates"},
        "ru": {"nom": "Чешуйчатые пластины", "gen": "Чешуйчатых пластин", "dat": "Чешуйчатым пластинам", "acc": "Чешуйчатые пластины", "ins": "Чешуйчатыми пластинами", "prep": "Чешуйчатых пластинах", "number": "pl"},
    },
    keywords=(Keyword("module"), Keyword("scale", 1),),
)

SOURCE = "cardscripts/heroes/first-light/scale-plates.yaml"
LINES: dict[int, int] = {}
