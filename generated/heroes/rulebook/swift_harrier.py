"""Swift Harrier / Быстрый Лунь. Generated from cardscripts/heroes/rulebook/swift-harrier.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    StaticAbility,
    Step,
    Target,
    TurnOrder,
)


class SwiftHarrierRule(StaticAbility):
    """You take the first turn.

    Вы ходите первым.
    """

    rows = (TurnOrder(1),)


class SwiftHarrierAction(ActivatedAbility):
    """(2), (T): Wound a creature for 1.

    (2)(Т): Ранить существо на 1.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="swift-harrier",
    type="hero",
    elements=("steppes",),
    classes=("warrior",),
    lives=27,
    names={
        "en": {"nom": "Swift Harrier"},
        "ru": {"nom": "Быстрый Лунь", "gen": "Быстрого Луня", "dat": "Быстрому Луню", "acc": "Быстрого Луня", "ins": "Быстрым Лунём", "prep": "Быстром Луне"},
    },
    abilities=(SwiftHarrierRule, SwiftHarrierAction,),
)

SOURCE = "cardscripts/heroes/rulebook/swift-harrier.yaml"
LINES: dict[int, int] = {38: 11}
