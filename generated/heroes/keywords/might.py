"""Might / Могущество. Generated from cardscripts/heroes/keywords/might.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    GREATEST,
    KeywordRule,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class MightKeywordTrigger(TriggeredAbility):
    """At the end of your turn, if there are fewer than X enhancement effects on this creature, place an enhancement effect on it.

    В конце вашего хода, если на этом существе менее Х эффектов усиления, положите на него эффект усиления.
    """

    keyword = "might"
    trigger = on.turn_ends(player=you)

    def condition(self, see: See) -> bool:
        return see.value > 0 and see.enhancements(see.this) < see.value

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


KEYWORD = KeywordRule(
    id="might",
    names={"en": "Might", "ru": "Могущество"},
    stacking=GREATEST,
    abilities=(MightKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/might.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
