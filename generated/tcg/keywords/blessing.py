"""Blessing / Благословение. Generated from cardscripts/tcg/keywords/blessing.yaml; do not edit."""

from runtime.tcg.script import (
    KeywordRule,
    ONCE,
    Roll,
    StaticAbility,
)


class BlessingKeywordRule(StaticAbility):
    """+1 to the die roll.

    +1 к броску кубика.
    """

    keyword = "blessing"
    rows = (Roll(1),)


KEYWORD = KeywordRule(
    id="blessing",
    names={"en": "Blessing", "ru": "Благословение"},
    stacking=ONCE,
    abilities=(BlessingKeywordRule,),
)

SOURCE = "cardscripts/tcg/keywords/blessing.yaml"
LINES: dict[int, int] = {}
