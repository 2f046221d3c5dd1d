"""Crossbow Mercenary / Наёмный арбалетчик. Generated from cardscripts/tcg/dusk-marches/crossbow-mercenary.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
)


class CrossbowMercenaryAction(ActivatedAbility):
    """[tap]: Shot at 2-2-3, range 3.

    [tap]: Выстрел на 2-2-3, дальность 3.
    """

    payments = (CloseThis(),)
    attack = Attack("shot", (2, 2, 3), reach=3)


CARD = CardDefinition(
    id="crossbow-mercenary",
    type="creature",
    elements=(),
    classes=(),
    silver=5,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Crossbow Mercenary"},
        "ru": {"nom": "Наёмный арбалетчик", "gen": "Наёмного арбалетчика", "dat": "Наёмному арбалетчику", "acc": "Наёмного арбалетчика", "ins": "Наёмным арбалетчиком", "prep": "Наёмном арбалетчике"},
    },
    abilities=(CrossbowMercenaryAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/crossbow-mercenary.yaml"
LINES: dict[int, int] = {}
