"""Dzar the Archer / Дзар-лучник. Generated from cardscripts/tcg/rulebook/dzar-the-archer.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class DzarTheArcherAction(ActivatedAbility):
    """[tap]: Shot at 1-2-2, range 3.

    [tap]: Выстрел на 1-2-2, дальность 3.
    """

    payments = (CloseThis(),)
    attack = Attack("shot", (1, 2, 2), reach=3)


CARD = CardDefinition(
    id="dzar-the-archer",
    type="creature",
    elements=("steppes",),
    classes=("elf",),
    silver=4,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Dzar the Archer"},
        "ru": {"nom": "Дзар-лучник", "gen": "Дзара-лучника", "dat": "Дзару-лучнику", "acc": "Дзара-лучника", "ins": "Дзаром-лучником", "prep": "Дзаре-лучнике"},
    },
    abilities=(DzarTheArcherAction,),
)

SOURCE = "cardscripts/tcg/rulebook/dzar-the-archer.yaml"
LINES: dict[int, int] = {}
