"""War Engine / Осадное орудие. Generated from cardscripts/heroes/rulebook/war-engine.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseCards,
    See,
    Step,
)


class WarEngineAction(ActivatedAbility):
    """Close another of your creatures: Wound the opposing hero for 2.

    Закройте ваше другое существо: Ранить героя противника на 2.
    """

    def may_pay_with_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    payments = (CloseCards(1, may_pay_with_1),)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="war-engine",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=3,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "War Engine"},
        "ru": {"nom": "Осадное орудие", "gen": "Осадного орудия", "dat": "Осадному орудию", "acc": "Осадное орудие", "ins": "Осадным орудием", "prep": "Осадном орудии"},
    },
    abilities=(WarEngineAction,),
)

SOURCE = "cardscripts/heroes/rulebook/war-engine.yaml"
LINES: dict[int, int] = {25: 13}
