"""Keeper of Spare Horses / Хозяин сменных лошадей. Generated from cardscripts/heroes/first-light/keeper-of-spare-horses.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class KeeperOfSpareHorsesHire(TriggeredAbility):
    """Hire: Ready another of your creatures.

    Найм: Подготовьте ваше другое существо.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.ready(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="keeper-of-spare-horses",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Keeper of Spare Horses"},
        "ru": {"nom": "Хозяин сменных лошадей", "gen": "Хозяина сменных лошадей", "dat": "Хозяину сменных лошадей", "acc": "Хозяина сменных лошадей", "ins": "Хозяином сменных лошадей", "prep": "Хозяине сменных лошадей"},
    },
    abilities=(KeeperOfSpareHorsesHire,),
)

SOURCE = "cardscripts/heroes/first-light/keeper-of-spare-horses.yaml"
LINES: dict[int, int] = {28: 12}
