"""Rage / Гнев. Generated from cardscripts/heroes/keywords/rage.yaml; do not edit."""

from runtime.heroes.script import (
    AttackStrength,
    KeywordRule,
    ONCE,
    See,
    StaticAbility,
)


class RageKeywordRule(StaticAbility):
    """+1 to attack against creatures that have already received wounds this turn.

    +1 к атаке по существам, которые уже получали раны в этот ход.
    """

    keyword = "rage"

    def against_1(self, see: See, me: int, card: int) -> bool:
        return see.is_creature(card) and see.wounded_this_turn(card)

    rows = (AttackStrength(1, by="attack", against=against_1),)


KEYWORD = KeywordRule(
    id="rage",
    names={"en": "Rage", "ru": "Гнев"},
    stacking=ONCE,
    abilities=(RageKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/rage.yaml"
LINES: dict[int, int] = {}
