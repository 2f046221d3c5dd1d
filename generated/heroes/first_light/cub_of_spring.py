"""Cub of Spring / Весенний медвежонок. Generated from cardscripts/heroes/first-light/cub-of-spring.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class CubOfSpringDeath(TriggeredAbility):
    """Death: Place an enhancement effect on your creature.

    Гибель: Положите эффект усиления на ваше существо.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="cub-of-spring",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Cub of Spring"},
        "ru": {"nom": "Весенний медвежонок", "gen": "Весеннего медвежонка", "dat": "Весеннему медвежонку", "acc": "Весеннего медвежонка", "ins": "Весенним медвежонком", "prep": "Весеннем медвежонке"},
    },
    abilities=(CubOfSpringDeath,),
    keywords=(Keyword("might", 1),),
)

SOURCE = "cardscripts/heroes/first-light/cub-of-spring.yaml"
LINES: dict[int, int] = {29: 12}
