"""Caravan Master / Караванщик. Generated from cardscripts/heroes/first-light/caravan-master.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CaravanMasterHire(TriggeredAbility):
    """Hire: The opponent may pay (2), otherwise draw a card.

    Найм: Противник может заплатить (2), иначе возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def otherwise_1(self, see: See) -> bool:
        return not see.result(1).tried

    def step_1(self, act: Act) -> None:
        act.close_coins(2, act.opponent)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, condition=otherwise_1))


CARD = CardDefinition(
    id="caravan-master",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Caravan Master"},
        "ru": {"nom": "Караванщик", "gen": "Караванщика", "dat": "Караванщику", "acc": "Караванщика", "ins": "Караванщиком", "prep": "Караванщике"},
    },
    abilities=(CaravanMasterHire,),
)

SOURCE = "cardscripts/heroes/first-light/caravan-master.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
