"""Leaf Archer / Лучница листвы. Generated from cardscripts/tcg/dusk-marches/leaf-archer.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
    Keyword,
)


class LeafArcherAction(ActivatedAbility):
    """[tap]: Shot at 1-2-3, range 4.

    [tap]: Выстрел на 1-2-3, дальность 4.
    """

    payments = (CloseThis(),)
    attack = Attack("shot", (1, 2, 3), reach=4)


CARD = CardDefinition(
    id="leaf-archer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    silver=5,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Leaf Archer"},
        "ru": {"nom": "Лучница листвы", "gen": "Лучницы листвы", "dat": "Лучнице листвы", "acc": "Лучницу листвы", "ins": "Лучницей листвы", "prep": "Лучнице листвы"},
    },
    abilities=(LeafArcherAction,),
    keywords=(Keyword("shooting-experience", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/leaf-archer.yaml"
LINES: dict[int, int] = {}
