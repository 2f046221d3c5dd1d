"""Spark Fairy / Искристая фея. Generated from cardscripts/heroes/first-light/spark-fairy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_TURN,
    See,
    Step,
    Target,
)


class SparkFairyAction(ActivatedAbility):
    """(T): A creature gets -1 to strike until the end of the turn.

    (Т): Существо получает -1 к удару до конца хода.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), -1, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="spark-fairy",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Spark Fairy"},
        "ru": {"nom": "Искристая фея", "gen": "Искристой феи", "dat": "Искристой фее", "acc": "Искристую фею", "ins": "Искристой феей", "prep": "Искристой фее"},
    },
    abilities=(SparkFairyAction,),
)

SOURCE = "cardscripts/heroes/first-light/spark-fairy.yaml"
LINES: dict[int, int] = {27: 12}
