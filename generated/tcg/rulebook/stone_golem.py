"""Stone Golem / Каменный голем. Generated from cardscripts/tcg/rulebook/stone-golem.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="stone-golem",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=6,
    life=12,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Stone Golem"},
        "ru": {"nom": "Каменный голем", "gen": "Каменного голема", "dat": "Каменному голему", "acc": "Каменного голема", "ins": "Каменным големом", "prep": "Каменном големе"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/stone-golem.yaml"
LINES: dict[int, int] = {}
