"""Stun / Оглушение. Generated from cardscripts/heroes/keywords/stun.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
    Rule,
    StaticAbility,
)


class StunKeywordRule(StaticAbility):
    """This card loses this feature instead of being opened in the restoration phase.

    Эта карта теряет эту особенность вместо открытия в фазе восстановления.
    """

    keyword = "stun"
    rows = (Rule("miss_restoration"),)


KEYWORD = KeywordRule(
    id="stun",
    names={"en": "Stun", "ru": "Оглушение"},
    stacking=ONCE,
    abilities=(StunKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/stun.yaml"
LINES: dict[int, int] = {}
