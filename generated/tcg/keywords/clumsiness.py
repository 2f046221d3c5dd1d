"""Clumsiness / Неповоротливость. Generated from cardscripts/tcg/keywords/clumsiness.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    KeywordRule,
    Roll,
    See,
    StaticAbility,
)


class ClumsinessKeywordRule(StaticAbility):
    """-X to the die roll for a simple strike.

    -Х к броску кубика на простой удар.
    """

    keyword = "clumsiness"

    def bonus_1(self, see: See, card: int) -> int:
        return -(see.value)

    rows = (Roll(bonus_1, "strike"),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="clumsiness",
    names={"en": "Clumsiness", "ru": "Неповоротливость"},
    stacking=GREATEST,
    abilities=(ClumsinessKeywordRule,),
    numbered=True,
)

SOURCE = "cardscripts/tcg/keywords/clumsiness.yaml"
LINES: dict[int, int] = {}
