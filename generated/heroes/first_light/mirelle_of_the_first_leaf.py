"""Mirelle of the First Leaf / Мирель Первого листа. Generated from cardscripts/heroes/first-light/mirelle-of-the-first-leaf.yaml; do not edit."""

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


class MirelleOfTheFirstLeafAction(ActivatedAbility):
    """(2), (T): Place an enhancement effect on your creature.

    (2)(Т): Положите эффект усиления на ваше существо.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mirelle-of-the-first-leaf",
    type="hero",
    elements=("forests",),
    classes=("elf",),
    lives=25,
    names={
        "en": {"nom": "Mirelle of the First Leaf"},
        "ru": {"nom": "Мирель Первого листа", "gen": "Мирели Первого листа", "dat": "Мирели Первого листа", "acc": "Мирель Первого листа", "ins": "Мирелью Первого листа", "prep": "Мирели Первого листа"},
    },
    abilities=(MirelleOfTheFirstLeafAction,),
)

SOURCE = "cardscripts/heroes/first-light/mirelle-of-the-first-leaf.yaml"
LINES: dict[int, int] = {27: 10}
