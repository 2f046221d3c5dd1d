"""Marsh Light / Болотный огонёк. Generated from cardscripts/heroes/first-light/marsh-light.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class MarshLightAction(ActivatedAbility):
    """(T): The target of the opponent's first attack each turn must be Marsh Light.

    (Т): Целью первой атаки за ход противника должен быть Болотный огонёк.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.must_be_attacked(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="marsh-light",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Marsh Light"},
        "ru": {"nom": "Болотный огонёк", "gen": "Болотного огонька", "dat": "Болотному огоньку", "acc": "Болотный огонёк", "ins": "Болотным огоньком", "prep": "Болотном огоньке"},
    },
    abilities=(MarshLightAction,),
)

SOURCE = "cardscripts/heroes/first-light/marsh-light.yaml"
LINES: dict[int, int] = {21: 12}
