"""Archer / Лучник. Generated from tcg/archer.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class ArcherAction(ActivatedAbility):
    """[tap]: Shot at 1-2-2, range 3.

    [tap]: Выстрел на 1-2-2, дальность 3.
    """

    payments = (CloseThis(),)
    attack = Attack("shot", (1, 2, 2), reach=3)


CARD = CardDefinition(
    id="archer",
    type="creature",
    elements=("steppes",),
    classes=("elf",),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Archer"},
        "ru": {"nom": "Лучник", "gen": "Лучника", "dat": "Лучнику", "acc": "Лучника", "ins": "Лучником", "prep": "Лучнике"},
    },
    abilities=(ArcherAction,),
)

SOURCE = "tcg/archer.yaml"
LINES: dict[int, int] = {}
