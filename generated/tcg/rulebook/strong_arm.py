"""Strong Arm / Крепкая рука. Generated from cardscripts/tcg/rulebook/strong-arm.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    STRONG,
    StaticAbility,
    StrikeKind,
)


class StrongArmRule(StaticAbility):
    """Strikes of Strong Arm are reduced to strong.

    Удары Крепкой руки сводятся к сильным.
    """

    rows = (StrikeKind(STRONG),)


CARD = CardDefinition(
    id="strong-arm",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Strong Arm"},
        "ru": {"nom": "Крепкая рука", "gen": "Крепкой руки", "dat": "Крепкой руке", "acc": "Крепкую руку", "ins": "Крепкой рукой", "prep": "Крепкой руке"},
    },
    abilities=(StrongArmRule,),
)

SOURCE = "cardscripts/tcg/rulebook/strong-arm.yaml"
LINES: dict[int, int] = {}
