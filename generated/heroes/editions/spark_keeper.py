"""Spark Keeper / Хранитель искры. Generated from cardscripts/heroes/editions/spark-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class SparkKeeperTrigger(TriggeredAbility):
    """When you play a spell, wound a creature for 1.

    Когда вы разыгрываете заклинание, ранить существо на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="spark-keeper",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Spark Keeper"},
        "ru": {"nom": "Хранитель искры", "gen": "Хранителя искры", "dat": "Хранителю искры", "acc": "Хранителя искры", "ins": "Хранителем искры", "prep": "Хранителе искры"},
    },
    abilities=(SparkKeeperTrigger,),
)

SOURCE = "cardscripts/heroes/editions/spark-keeper.yaml"
LINES: dict[int, int] = {30: 12}
