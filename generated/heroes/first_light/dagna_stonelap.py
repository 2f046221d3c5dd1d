"""Dagna Stonelap / Дагна Каменная Пята. Generated from cardscripts/heroes/first-light/dagna-stonelap.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    StaticAbility,
    Step,
    Target,
    TurnOrder,
)


class DagnaStonelapRule(StaticAbility):
    """You take the second turn.

    Вы ходите вторым.
    """

    rows = (TurnOrder(2),)


class DagnaStonelapAction(ActivatedAbility):
    """(2), (T): A creature gains Armor 1 until the start of your next turn.

    (2)(Т): Существо получает Броню 1 до начала вашего следующего хода.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("armor", 1), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dagna-stonelap",
    type="hero",
    elements=("mountains",),
    classes=("warrior",),
    lives=28,
    names={
        "en": {"nom": "Dagna Stonelap"},
        "ru": {"nom": "Дагна Каменная Пята", "gen": "Дагны Каменной Пяты", "dat": "Дагне Каменной Пяте", "acc": "Дагну Каменную Пяту", "ins": "Дагной Каменной Пятой", "prep": "Дагне Каменной Пяте"},
    },
    abilities=(DagnaStonelapRule, DagnaStonelapAction,),
)

SOURCE = "cardscripts/heroes/first-light/dagna-stonelap.yaml"
LINES: dict[int, int] = {40: 10}
