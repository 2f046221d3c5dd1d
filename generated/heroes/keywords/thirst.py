"""Thirst / Жажда. Generated from cardscripts/heroes/keywords/thirst.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    GREATEST,
    KeywordRule,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
    you,
)


class ThirstKeywordTrigger(TriggeredAbility):
    """When you play this card, wound another of your characters for X.

    Когда вы разыгрываете эту карту, ранить на Х другого вашего персонажа.
    """

    keyword = "thirst"
    trigger = on.played(card=this_card, player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.value)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="thirst",
    names={"en": "Thirst", "ru": "Жажда"},
    stacking=GREATEST,
    abilities=(ThirstKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/thirst.yaml"
LINES: dict[int, int] = {30: 9}
