"""Shadow / Тень. Generated from cardscripts/tcg/rulebook/shadow.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="shadow",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=3,
    life=5,
    move=1,
    strike=(0, 0, 0),
    names={
        "en": {"nom": "Shadow"},
        "ru": {"nom": "Тень", "gen": "Тени", "dat": "Тени", "acc": "Тень", "ins": "Тенью", "prep": "Тени"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/shadow.yaml"
LINES: dict[int, int] = {}
