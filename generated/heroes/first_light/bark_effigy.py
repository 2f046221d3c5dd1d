"""Bark Effigy / Чучело из коры. Generated from cardscripts/heroes/first-light/bark-effigy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class BarkEffigyAction(ActivatedAbility):
    """(T): The target of the opponent's first attack each turn must be Bark Effigy.

    (Т): Целью первой атаки за ход противника должно быть Чучело из коры.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.must_be_attacked(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bark-effigy",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=4,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Bark Effigy"},
        "ru": {"nom": "Чучело из коры", "gen": "Чучела из коры", "dat": "Чучелу из коры", "acc": "Чучело из коры", "ins": "Чучелом из коры", "prep": "Чучеле из коры"},
    },
    abilities=(BarkEffigyAction,),
)

SOURCE = "cardscripts/heroes/first-light/bark-effigy.yaml"
LINES: dict[int, int] = {21: 12}
