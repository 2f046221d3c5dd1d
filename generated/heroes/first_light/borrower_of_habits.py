"""Borrower of Habits / Перенимающий повадки. Generated from cardscripts/heroes/first-light/borrower-of-habits.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class BorrowerOfHabitsHire(TriggeredAbility):
    """Hire: Copy a feature of another creature.

    Найм: Скопируйте особенность другого существа.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.copy_feature(act.this, act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="borrower-of-habits",
    type="creature",
    elements=(),
    classes=("metamorph",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Borrower of Habits"},
        "ru": {"nom": "Перенимающий повадки", "gen": "Перенимающего повадки", "dat": "Перенимающему повадки", "acc": "Перенимающего повадки", "ins": "Перенимающим повадки", "prep": "Перенимающем повадки"},
    },
    abilities=(BorrowerOfHabitsHire,),
)

SOURCE = "cardscripts/heroes/first-light/borrower-of-habits.yaml"
LINES: dict[int, int] = {28: 12}
