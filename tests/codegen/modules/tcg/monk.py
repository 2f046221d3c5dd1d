"""Monk / Монах. Generated from tcg/monk.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class MonkAction(ActivatedAbility):
    """[instant][tap]: special unanswerable strike at 3.

    [instant][tap]: особый безответный удар на 3.
    """

    instant = True
    payments = (CloseThis(),)
    attack = Attack("special strike", (3, 3, 3))


CARD = CardDefinition(
    id="monk",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Monk"},
        "ru": {"nom": "Монах", "gen": "Монаха", "dat": "Монаху", "acc": "Монаха", "ins": "Монахом", "prep": "Монахе"},
    },
    abilities=(MonkAction,),
)

SOURCE = "tcg/monk.yaml"
LINES: dict[int, int] = {}
