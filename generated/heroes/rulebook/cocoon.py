"""Cocoon / Кокон. Generated from cardscripts/heroes/rulebook/cocoon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    Step,
)


class CocoonAction(ActivatedAbility):
    """(2): Flip Cocoon.

    (2): Переверните Кокона.
    """

    payments = (Coins(2),)

    def step_1(self, act: Act) -> None:
        act.flip(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cocoon",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=2,
    strike=0,
    lives=4,
    reverse="moon-moth",
    names={
        "en": {"nom": "Cocoon"},
        "ru": {"nom": "Кокон", "gen": "Кокона", "dat": "Кокону", "acc": "Кокон", "ins": "Коконом", "prep": "Коконе"},
    },
    abilities=(CocoonAction,),
)

SOURCE = "cardscripts/heroes/rulebook/cocoon.yaml"
LINES: dict[int, int] = {21: 14}
