"""Ghurt / Гхурт. Generated from cardscripts/heroes/rulebook/ghurt.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    PayWithCards,
    See,
    Step,
    Target,
)


class GhurtAction(ActivatedAbility):
    """Wound your creature for X: Wound an opposing creature for X.

    Ранить ваше существо на Х: Ранить существо противника на Х.
    """

    def pay_1(self, act: Act, cards: list[int]) -> None:
        act.wound(cards, act.x)

    def may_pay_with_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    payments = (PayWithCards(1, pay_1, may_pay_with_2),)

    def may_target_3(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.x)

    targets = (Target(1, may_target_3),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ghurt",
    type="hero",
    elements=("darkness",),
    classes=("warrior",),
    lives=30,
    names={
        "en": {"nom": "Ghurt"},
        "ru": {"nom": "Гхурт", "gen": "Гхурта", "dat": "Гхурту", "acc": "Гхурта", "ins": "Гхуртом", "prep": "Гхурте"},
    },
    abilities=(GhurtAction,),
)

SOURCE = "cardscripts/heroes/rulebook/ghurt.yaml"
LINES: dict[int, int] = {32: 11}
