"""Fen Dragon / Дракон трясины. Generated from cardscripts/tcg/dusk-marches/fen-dragon.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class FenDragonAction(ActivatedAbility):
    """[tap]: Discharge at 2-3-4.

    [tap]: Разряд на 2-3-4.
    """

    payments = (CloseThis(),)
    attack = Attack("discharge", (2, 3, 4))


CARD = CardDefinition(
    id="fen-dragon",
    type="creature",
    kind="flying",
    elements=("swamps",),
    classes=("dragon",),
    gold=9,
    life=11,
    strike=(3, 4, 5),
    unique=True,
    names={
        "en": {"nom": "Fen Dragon"},
        "ru": {"nom": "Дракон трясины", "gen": "Дракона трясины", "dat": "Дракону трясины", "acc": "Дракона трясины", "ins": "Драконом трясины", "prep": "Драконе трясины"},
    },
    abilities=(FenDragonAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/fen-dragon.yaml"
LINES: dict[int, int] = {}
