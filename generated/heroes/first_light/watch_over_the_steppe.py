"""Watch over the Steppe / Дозор над степью. Generated from cardscripts/heroes/first-light/watch-over-the-steppe.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class WatchOverTheSteppeAction(ActivatedAbility):
    """(T): The target of the opponent's first attack each turn must be Watch over the Steppe.

    (Т): Целью первой атаки за ход противника должен быть Дозор над степью.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.must_be_attacked(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="watch-over-the-steppe",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=4,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Watch over the Steppe"},
        "ru": {"nom": "Дозор над степью", "gen": "Дозора над степью", "dat": "Дозору над степью", "acc": "Дозор над степью", "ins": "Дозором над степью", "prep": "Дозоре над степью"},
    },
    abilities=(WatchOverTheSteppeAction,),
)

SOURCE = "cardscripts/heroes/first-light/watch-over-the-steppe.yaml"
LINES: dict[int, int] = {21: 12}
