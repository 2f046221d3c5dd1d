"""Clutch / Кладка. Generated from cardscripts/heroes/keywords/clutch.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    Coins,
    HAND,
    KeywordRule,
    ONCE,
    Step,
    THEN,
)


class ClutchKeywordAction(ActivatedAbility):
    """(1): Create an Egg; it obtains this card (this feature works only in hand).

    (1): Создайте Яйцо; оно добывает эту карту (эта особенность работает только в руке).
    """

    keyword = "clutch"
    payments = (Coins(1),)
    zone = HAND

    def step_1(self, act: Act) -> None:
        act.create("egg", 1)

    def step_2(self, act: Act) -> None:
        act.obtain(next(iter(act.result(1).cards), 0), act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))
    makes = ("egg",)


KEYWORD = KeywordRule(
    id="clutch",
    names={"en": "Clutch", "ru": "Кладка"},
    stacking=ONCE,
    abilities=(ClutchKeywordAction,),
)

SOURCE = "cardscripts/heroes/keywords/clutch.yaml"
LINES: dict[int, int] = {26: 9, 29: 9}
