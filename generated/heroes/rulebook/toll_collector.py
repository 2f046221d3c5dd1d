"""Toll Collector / Сборщик податей. Generated from cardscripts/heroes/rulebook/toll-collector.yaml; do not edit."""

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


class TollCollectorHire(TriggeredAbility):
    """Hire: Extortion – pay (2).

    Найм: Вымогательство – заплатить (2).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.close_coins(2, act.opponent)

    def step_2(self, act: Act) -> None:
        act.lose_features(act.this)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, link=IN_DOING_SO))


class TollCollectorTrigger(TriggeredAbility):
    """When attacking, draw a card.

    При атаке возьмите карту.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="toll-collector",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Toll Collector"},
        "ru": {"nom": "Сборщик податей", "gen": "Сборщика податей", "dat": "Сборщику податей", "acc": "Сборщика податей", "ins": "Сборщиком податей", "prep": "Сборщике податей"},
    },
    abilities=(TollCollectorHire, TollCollectorTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/toll-collector.yaml"
LINES: dict[int, int] = {25: 13, 28: 13, 42: 13}
