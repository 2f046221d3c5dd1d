"""Regeneration / Регенерация. Generated from cardscripts/heroes/keywords/regeneration.yaml; do not edit."""

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


class RegenerationKeywordTrigger(TriggeredAbility):
    """At the end of your turn, heal this creature for X.

    В конце вашего хода излечить это существо на Х.
    """

    keyword = "regeneration"
    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.heal(act.this, act.value)

    steps = (Step(step_1),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="regeneration",
    names={"en": "Regeneration", "ru": "Регенерация"},
    stacking=GREATEST,
    abilities=(RegenerationKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/regeneration.yaml"
LINES: dict[int, int] = {25: 9}
