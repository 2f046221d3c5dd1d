"""Poison / Отравление. Generated from cardscripts/heroes/keywords/poison.yaml; do not edit."""

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


class PoisonKeywordTrigger(TriggeredAbility):
    """At the start of your turn, wound this character for X.

    В начале вашего хода ранить этого персонажа на Х.
    """

    keyword = "poison"
    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.this, act.value)

    steps = (Step(step_1),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="poison",
    names={"en": "Poison", "ru": "Отравление"},
    stacking=GREATEST,
    abilities=(PoisonKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/poison.yaml"
LINES: dict[int, int] = {25: 9}
