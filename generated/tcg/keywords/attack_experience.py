"""Experience in attack / Опыт в атаке. Generated from cardscripts/tcg/keywords/attack-experience.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    KeywordRule,
    Roll,
    See,
    StaticAbility,
)


class AttackExperienceKeywordRule(StaticAbility):
    """+X to the die roll when attacking.

    +Х к броску кубика в атаке.
    """

    keyword = "attack-experience"

    def bonus_1(self, see: See, card: int) -> int:
        return see.value

    rows = (Roll(bonus_1, "attack"),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="attack-experience",
    names={"en": "Experience in attack", "ru": "Опыт в атаке"},
    stacking=GREATEST,
    abilities=(AttackExperienceKeywordRule,),
    numbered=True,
)

SOURCE = "cardscripts/tcg/keywords/attack-experience.yaml"
LINES: dict[int, int] = {}
