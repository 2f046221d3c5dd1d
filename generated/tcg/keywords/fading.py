"""Fading / Угасание. Generated from cardscripts/tcg/keywords/fading.yaml; do not edit."""

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


class FadingKeywordTrigger(TriggeredAbility):
    """At the start of your turn, if this card is open, wound it for X.

    В начале вашего хода, если эта карта открыта, ранить её на Х.
    """

    keyword = "fading"
    trigger = on.turn_starts(player=you)

    def condition(self, see: See) -> bool:
        return see.value > 0 and see.is_open(see.this)

    def step_1(self, act: Act) -> None:
        act.wound(act.this, act.value)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="fading",
    names={"en": "Fading", "ru": "Угасание"},
    stacking=GREATEST,
    abilities=(FadingKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/tcg/keywords/fading.yaml"
LINES: dict[int, int] = {25: 9, 28: 9}
