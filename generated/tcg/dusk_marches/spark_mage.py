"""Spark Mage / Искровой маг. Generated from cardscripts/tcg/dusk-marches/spark-mage.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class SparkMageAction(ActivatedAbility):
    """[tap]: Discharge at 1-2-2, range 4.

    [tap]: Разряд на 1-2-2, дальность 4.
    """

    payments = (CloseThis(),)
    attack = Attack("discharge", (1, 2, 2), reach=4)


CARD = CardDefinition(
    id="spark-mage",
    type="creature",
    elements=("mountains",),
    classes=("mage hero",),
    silver=5,
    life=6,
    move=1,
    strike=(0, 1, 1),
    names={
        "en": {"nom": "Spark Mage"},
        "ru": {"nom": "Искровой маг", "gen": "Искрового мага", "dat": "Искровому магу", "acc": "Искрового мага", "ins": "Искровым магом", "prep": "Искровом маге"},
    },
    abilities=(SparkMageAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/spark-mage.yaml"
LINES: dict[int, int] = {}
