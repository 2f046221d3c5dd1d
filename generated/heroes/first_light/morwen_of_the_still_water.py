"""Morwen of the Still Water / Морвен Стоячей Воды. Generated from cardscripts/heroes/first-light/morwen-of-the-still-water.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class MorwenOfTheStillWaterAction(ActivatedAbility):
    """(2), (T): Poison an opposing creature for 1.

    (2)(Т): Отравить существо противника на 1.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="morwen-of-the-still-water",
    type="hero",
    elements=("swamps",),
    classes=("witch",),
    lives=25,
    names={
        "en": {"nom": "Morwen of the Still Water"},
        "ru": {"nom": "Морвен Стоячей Воды", "gen": "Морвен Стоячей Воды", "dat": "Морвен Стоячей Воды", "acc": "Морвен Стоячей Воды", "ins": "Морвен Стоячей Воды", "prep": "Морвен Стоячей Воды"},
    },
    abilities=(MorwenOfTheStillWaterAction,),
)

SOURCE = "cardscripts/heroes/first-light/morwen-of-the-still-water.yaml"
LINES: dict[int, int] = {27: 10}
