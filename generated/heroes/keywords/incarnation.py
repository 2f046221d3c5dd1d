"""Incarnation / Инкарнация. Generated from cardscripts/heroes/keywords/incarnation.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    GRAVEYARD,
    GREATEST,
    IN_DOING_SO,
    KeywordRule,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class IncarnationKeywordTrigger(TriggeredAbility):
    """At the start of your turn, you may lose X coins, and in doing so resurrect this creature closed (this feature works in the graveyard).

    В начале вашего хода можете потерять Х монет, при этом возродите это существо в закрытом виде (эта особенность работает на кладбище).
    """

    keyword = "incarnation"
    zone = GRAVEYARD
    trigger = on.turn_starts(player=you)
    may = True

    def step_1(self, act: Act) -> None:
        act.lose_coins(act.value)

    def step_2(self, act: Act) -> None:
        act.resurrect(act.this, closed=True)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="incarnation",
    names={"en": "Incarnation", "ru": "Инкарнация"},
    stacking=GREATEST,
    abilities=(IncarnationKeywordTrigger,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/incarnation.yaml"
LINES: dict[int, int] = {29: 9, 32: 9}
