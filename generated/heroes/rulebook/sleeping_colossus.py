"""Sleeping Colossus / Спящий колосс. Generated from cardscripts/heroes/rulebook/sleeping-colossus.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
)


class SleepingColossusTrigger(TriggeredAbility):
    """When one of your creatures dies, Sleeping Colossus loses Dormant.

    Когда погибает ваше существо, Спящий колосс теряет Спящий.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.lose(act.this, "dormant")

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sleeping-colossus",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=4,
    strike=7,
    lives=7,
    names={
        "en": {"nom": "Sleeping Colossus"},
        "ru": {"nom": "Спящий колосс", "gen": "Спящего колосса", "dat": "Спящему колоссу", "acc": "Спящий колосс", "ins": "Спящим колоссом", "prep": "Спящем колоссе"},
    },
    abilities=(SleepingColossusTrigger,),
    keywords=(Keyword("dormant"),),
)

SOURCE = "cardscripts/heroes/rulebook/sleeping-colossus.yaml"
LINES: dict[int, int] = {26: 13}
