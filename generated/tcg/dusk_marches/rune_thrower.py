"""Rune Thrower / Метатель рун. Generated from cardscripts/tcg/dusk-marches/rune-thrower.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class RuneThrowerAction(ActivatedAbility):
    """[tap]: Throw at 2-2-3, range 2.

    [tap]: Метание на 2-2-3, дальность 2.
    """

    payments = (CloseThis(),)
    attack = Attack("throw", (2, 2, 3), reach=2)


CARD = CardDefinition(
    id="rune-thrower",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    silver=5,
    life=8,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Rune Thrower"},
        "ru": {"nom": "Метатель рун", "gen": "Метателя рун", "dat": "Метателю рун", "acc": "Метателя рун", "ins": "Метателем рун", "prep": "Метателе рун"},
    },
    abilities=(RuneThrowerAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/rune-thrower.yaml"
LINES: dict[int, int] = {}
