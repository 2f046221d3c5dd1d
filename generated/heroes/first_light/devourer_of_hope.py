"""Devourer of Hope / Пожиратель надежд. Generated from cardscripts/heroes/first-light/devourer-of-hope.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DevourerOfHopeHire(TriggeredAbility):
    """Hire: If the opponent has no creatures, wound the opposing hero for 4.

    Найм: Если у противника нет существ, ранить героя противника на 4.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def condition(self, see: See) -> bool:
        return len(see.all(DevourerOfHopeHire.such_1)) == 0

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 4)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="devourer-of-hope",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Devourer of Hope"},
        "ru": {"nom": "Пожиратель надежд", "gen": "Пожирателя надежд", "dat": "Пожирателю надежд", "acc": "Пожирателя надежд", "ins": "Пожирателем надежд", "prep": "Пожирателе надежд"},
    },
    abilities=(DevourerOfHopeHire,),
)

SOURCE = "cardscripts/heroes/first-light/devourer-of-hope.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
