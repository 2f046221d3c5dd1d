"""Bone-Crusher / Костолом. Generated from cardscripts/tcg/rulebook/bone-crusher.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="bone-crusher",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=7,
    life=12,
    move=1,
    strike=(2, 3, 5),
    names={
        "en": {"nom": "Bone-Crusher"},
        "ru": {"nom": "Костолом", "gen": "Костолома", "dat": "Костолому", "acc": "Костолом", "ins": "Костоломом", "prep": "Костоломе"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/bone-crusher.yaml"
LINES: dict[int, int] = {}
