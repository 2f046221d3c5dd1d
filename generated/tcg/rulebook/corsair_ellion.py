"""Corsair Ellion / Корсар Эллион. Generated from cardscripts/tcg/rulebook/corsair-ellion.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="corsair-ellion",
    type="creature",
    elements=(),
    classes=(),
    silver=5,
    life=8,
    move=1,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Corsair Ellion"},
        "ru": {"nom": "Корсар Эллион", "gen": "Корсара Эллион", "dat": "Корсару Эллион", "acc": "Корсара Эллион", "ins": "Корсаром Эллион", "prep": "Корсаре Эллион"},
    },
)

SOURCE = "cardscripts/tcg/rulebook/corsair-ellion.yaml"
LINES: dict[int, int] = {}
