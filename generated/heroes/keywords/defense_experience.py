"""Defense experience / Опыт в защите. Generated from cardscripts/heroes/keywords/defense-experience.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
    Rule,
    StaticAbility,
)


class DefenseExperienceKeywordRule(StaticAbility):
    """This card is not closed when acting as a blocker.

    Эта карта не закрывается, выступая защитником.
    """

    keyword = "defense-experience"
    rows = (Rule("open_after_blocking"),)


KEYWORD = KeywordRule(
    id="defense-experience",
    names={"en": "Defense experience", "ru": "Опыт в защите"},
    stacking=ONCE,
    abilities=(DefenseExperienceKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/defense-experience.yaml"
LINES: dict[int, int] = {}
