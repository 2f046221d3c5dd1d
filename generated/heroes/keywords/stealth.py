"""Stealth / Скрытность. Generated from cardscripts/heroes/keywords/stealth.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    KeywordRule,
    ONCE,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class StealthKeywordHire(TriggeredAbility):
    """Hire: This creature hides.

    Найм: Это существо скрывается.
    """

    keyword = "stealth"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.hide(act.this)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="stealth",
    names={"en": "Stealth", "ru": "Скрытность"},
    stacking=ONCE,
    abilities=(StealthKeywordHire,),
)

SOURCE = "cardscripts/heroes/keywords/stealth.yaml"
LINES: dict[int, int] = {24: 9}
