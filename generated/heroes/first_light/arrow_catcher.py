"""Arrow Catcher / Ловец стрел. Generated from cardscripts/heroes/first-light/arrow-catcher.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    Step,
    on,
    opposing_card,
)


class ArrowCatcherRedirection(ReplacingAbility):
    """When the opponent declares a shot, you may redirect it to Arrow Catcher.

    Когда противник объявляет выстрел, можете перенаправить его в Ловца стрел.
    """

    replaces = on.would("shot", source=opposing_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="arrow-catcher",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=3,
    strike=1,
    lives=5,
    names={
        "en": {"nom": "Arrow Catcher"},
        "ru": {"nom": "Ловец стрел", "gen": "Ловца стрел", "dat": "Ловцу стрел", "acc": "Ловца стрел", "ins": "Ловцом стрел", "prep": "Ловце стрел"},
    },
    abilities=(ArrowCatcherRedirection,),
)

SOURCE = "cardscripts/heroes/first-light/arrow-catcher.yaml"
LINES: dict[int, int] = {23: 12}
