"""Echo Elemental / Элементаль эха. Generated from cardscripts/tcg/dusk-marches/echo-elemental.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="echo-elemental",
    type="creature",
    elements=("mountains",),
    classes=("elemental",),
    silver=6,
    life=10,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Echo Elemental"},
        "ru": {"nom": "Элементаль эха", "gen": "Элементали эха", "dat": "Элементали эха", "acc": "Элементаль эха", "ins": "Элементалью эха", "prep": "Элементали эха"},
    },
    keywords=(Keyword("protection-from-magic"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/echo-elemental.yaml"
LINES: dict[int, int] = {}
