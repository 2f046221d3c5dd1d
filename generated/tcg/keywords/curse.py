"""Curse / Проклятие. Generated from cardscripts/tcg/keywords/curse.yaml; do not edit."""

from runtime.tcg.script import (
    KeywordRule,
    ONCE,
    Roll,
    StaticAbility,
)


class CurseKeywordRule(StaticAbility):
    """-1 to the die roll.

    -1 к броску кубика.
    """

    keyword = "curse"
    rows = (Roll(-1),)


KEYWORD = KeywordRule(
    id="curse",
    names={"en": "Curse", "ru": "Проклятие"},
    stacking=ONCE,
    abilities=(CurseKeywordRule,),
)

SOURCE = "cardscripts/tcg/keywords/curse.yaml"
LINES: dict[int, int] = {}
