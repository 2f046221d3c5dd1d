"""Regeneration / Регенерация. Generated from cardscripts/tcg/keywords/regeneration.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    GREATEST,
    KeywordRule,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class RegenerationKeywordTrigger(TriggeredAbility):
    """At the start of your turn, if this card is open, heal it for X.

    В начале вашего хода, если эта карта открыта, излечить её на Х.
    """

    keyword = "regeneration"
    trigger = on.turn_starts(player=you)

    def condition(self, see: See) -> bool:
        return see.value > 0 and see.is_open(see.this)

    def step_1(self, act: Act) -> None:
        act.heal(act.this, act.value)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="regeneration",
    names={"en": "Regeneration", "ru": "Регенерация"},
    stacking=GREATEST,
    abilities=(RegenerationKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/tcg/keywords/regeneration.yaml"
LINES: dict[int, int] = {25: 9, 28: 9}
