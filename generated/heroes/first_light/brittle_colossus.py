"""Brittle Colossus / Хрупкий колосс. Generated from cardscripts/heroes/first-light/brittle-colossus.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BrittleColossusDeath(TriggeredAbility):
    """Death: Wound each of your creatures for 1.

    Гибель: Ранить каждое ваше существо на 1.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(BrittleColossusDeath.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="brittle-colossus",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=4,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Brittle Colossus"},
        "ru": {"nom": "Хрупкий колосс", "gen": "Хрупкого колосса", "dat": "Хрупкому колоссу", "acc": "Хрупкий колосс", "ins": "Хрупким колоссом", "prep": "Хрупком колоссе"},
    },
    abilities=(BrittleColossusDeath,),
)

SOURCE = "cardscripts/heroes/first-light/brittle-colossus.yaml"
LINES: dict[int, int] = {27: 12}
