"""Smelter's Apprentice / Подмастерье плавильщика. Generated from cardscripts/heroes/first-light/smelters-apprentice.yaml; do not edit."""

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


class SmeltersApprenticeAction(ActivatedAbility):
    """(1), (T): Upgrade a creature.

    (1)(Т): Усовершенствуйте существо.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.upgrade(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="smelters-apprentice",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Smelter's Apprentice"},
        "ru": {"nom": "Подмастерье плавильщика", "gen": "Подмастерья плавильщика", "dat": "Подмастерью плавильщика", "acc": "Подмастерья плавильщика", "ins": "Подмастерьем плавильщика", "prep": "Подмастерье плавильщика"},
    },
    abilities=(SmeltersApprenticeAction,),
)

SOURCE = "cardscripts/heroes/first-light/smelters-apprentice.yaml"
LINES: dict[int, int] = {27: 12}
