"""Guarded Spring / Заповедный родник. Generated from cardscripts/heroes/first-light/guarded-spring.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class GuardedSpringTrigger(TriggeredAbility):
    """At the end of each turn, heal all your creatures for 1.

    В конце каждого хода излечить всех ваших существ на 1.
    """

    trigger = on.turn_ends()

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.all(GuardedSpringTrigger.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="guarded-spring",
    type="support",
    elements=("forests",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Guarded Spring"},
        "ru": {"nom": "Заповедный родник", "gen": "Заповедного родника", "dat": "Заповедному роднику", "acc": "Заповедный родник", "ins": "Заповедным родником", "prep": "Заповедном роднике"},
    },
    abilities=(GuardedSpringTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/guarded-spring.yaml"
LINES: dict[int, int] = {25: 10}
