"""Experience in shooting / Опыт в стрельбе. Generated from cardscripts/tcg/keywords/shooting-experience.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    KeywordRule,
    Roll,
    See,
    StaticAbility,
)


class ShootingExperienceKeywordRule(StaticAbility):
    """+X to the die roll for a shot.

    +Х к броску кубика на выстрел.
    """

    keyword = "shooting-experience"

    def bonus_1(self, see: See, card: int) -> int:
        return see.value

    rows = (Roll(bonus_1, "shot"),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="shooting-experience",
    names={"en": "Experience in shooting", "ru": "Опыт в стрельбе"},
    stacking=GREATEST,
    abilities=(ShootingExperienceKeywordRule,),
    numbered=True,
)

SOURCE = "cardscripts/tcg/keywords/shooting-experience.yaml"
LINES: dict[int, int] = {}
