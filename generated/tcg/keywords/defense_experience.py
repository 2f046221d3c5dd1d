"""Experience in defense / Опыт в защите. Generated from cardscripts/tcg/keywords/defense-experience.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    KeywordRule,
    Roll,
    See,
    StaticAbility,
)


class DefenseExperienceKeywordRule(StaticAbility):
    """+X to the die roll when defending.

    +Х к броску кубика в защите.
    """

    keyword = "defense-experience"

    def bonus_1(self, see: See, card: int) -> int:
        return see.value

    rows = (Roll(bonus_1, "defense"),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="defense-experience",
    names={"en": "Experience in defense", "ru": "Опыт в защите"},
    stacking=GREATEST,
    abilities=(DefenseExperienceKeywordRule,),
    numbered=True,
)

SOURCE = "cardscripts/tcg/keywords/defense-experience.yaml"
LINES: dict[int, int] = {}
