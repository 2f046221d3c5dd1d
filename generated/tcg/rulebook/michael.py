"""Michael / Михаил. Generated from cardscripts/tcg/rulebook/michael.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="michael",
    type="creature",
    kind="flying",
    elements=("steppes",),
    classes=("angel",),
    gold=8,
    life=9,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Michael"},
        "ru": {"nom": "Михаил", "gen": "Михаила", "dat": "Михаилу", "acc": "Михаила", "ins": "Михаилом", "prep": "Михаиле"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/michael.yaml"
LINES: dict[int, int] = {}
