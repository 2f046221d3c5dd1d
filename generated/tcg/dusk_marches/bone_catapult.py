"""Bone Catapult / Костяная катапульта. Generated from cardscripts/tcg/dusk-marches/bone-catapult.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class BoneCatapultAction(ActivatedAbility):
    """[tap]: Strike through a row at 3.

    [tap]: Удар через ряд на 3.
    """

    payments = (CloseThis(),)
    attack = Attack("row strike", (3, 3, 3))


CARD = CardDefinition(
    id="bone-catapult",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=5,
    life=7,
    move=1,
    strike=(0, 0, 1),
    names={
        "en": {"nom": "Bone Catapult"},
        "ru": {"nom": "Костяная катапульта", "gen": "Костяной катапульты", "dat": "Костяной катапульте", "acc": "Костяную катапульту", "ins": "Костяной катапультой", "prep": "Костяной катапульте"},
    },
    abilities=(BoneCatapultAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/bone-catapult.yaml"
LINES: dict[int, int] = {}
