"""Robber of the Ford / Разбойник у брода. Generated from cardscripts/heroes/first-light/robber-of-the-ford.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    OPPONENT,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class RobberOfTheFordHire(TriggeredAbility):
    """Hire: Extortion – pay (1).

    Найм: Вымогательство – заплатить (1).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.close_coins(1, act.opponent)

    def step_2(self, act: Act) -> None:
        act.lose_features(act.this)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, link=IN_DOING_SO))


class RobberOfTheFordTrigger(TriggeredAbility):
    """When attacking, wound the opposing hero for 1.

    При атаке ранить героя противника на 1.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="robber-of-the-ford",
    type="creature",
    elements=("steppes",),
    classes=("robber",),
    cost=3,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Robber of the Ford"},
        "ru": {"nom": "Разбойник у брода", "gen": "Разбойника у брода", "dat": "Разбойнику у брода", "acc": "Разбойника у брода", "ins": "Разбойником у брода", "prep": "Разбойнике у брода"},
    },
    abilities=(RobberOfTheFordHire, RobberOfTheFordTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/robber-of-the-ford.yaml"
LINES: dict[int, int] = {25: 12, 28: 12, 42: 12}
