"""Ford Tollhouse / Застава у брода. Generated from cardscripts/heroes/first-light/ford-tollhouse.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class FordTollhouseTrigger(TriggeredAbility):
    """At the start of the opponent's turn, the opponent may pay (1), otherwise wound the opposing hero for 1.

    В начале хода противника противник может заплатить (1), иначе ранить героя противника на 1.
    """

    trigger = on.turn_starts(player=opponent)

    def otherwise_1(self, see: See) -> bool:
        return not see.result(1).tried

    def step_1(self, act: Act) -> None:
        act.close_coins(1, act.opponent)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1, may=True, by=OPPONENT), Step(step_2, condition=otherwise_1))


CARD = CardDefinition(
    id="ford-tollhouse",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Ford Tollhouse"},
        "ru": {"nom": "Застава у брода", "gen": "Заставы у брода", "dat": "Заставе у брода", "acc": "Заставу у брода", "ins": "Заставой у брода", "prep": "Заставе у брода"},
    },
    abilities=(FordTollhouseTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/ford-tollhouse.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
