"""Ferocious Cutter / Свирепый резак. Generated from cardscripts/heroes/rulebook/ferocious-cutter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    END_OF_TURN,
    Keyword,
    See,
    Step,
    Target,
)


class FerociousCutterAction(ActivatedAbility):
    """(2), (T): A creature gains Charge and Attack experience until the end of the turn.

    (2)(Т): Существо получает Рывок и Опыт в атаке до конца хода.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("charge"), until=END_OF_TURN)
        act.gain(act.target(1), Keyword("attack-experience"), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ferocious-cutter",
    type="hero",
    elements=("steppes",),
    classes=("warrior",),
    lives=29,
    names={
        "en": {"nom": "Ferocious Cutter"},
        "ru": {"nom": "Свирепый резак", "gen": "Свирепого резака", "dat": "Свирепому резаку", "acc": "Свирепого резака", "ins": "Свирепым резаком", "prep": "Свирепом резаке"},
    },
    abilities=(FerociousCutterAction,),
)

SOURCE = "cardscripts/heroes/rulebook/ferocious-cutter.yaml"
LINES: dict[int, int] = {29: 11, 30: 11}
