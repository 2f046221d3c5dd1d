"""First strike / Первый удар. Generated from cardscripts/heroes/keywords/first-strike.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
    Rule,
    StaticAbility,
)


class FirstStrikeKeywordRule(StaticAbility):
    """This creature strikes before those it fights.

    Это существо наносит удар раньше тех, с кем сражается.
    """

    keyword = "first-strike"
    rows = (Rule("strike_first"),)


KEYWORD = KeywordRule(
    id="first-strike",
    names={"en": "First strike", "ru": "Первый удар"},
    stacking=ONCE,
    abilities=(FirstStrikeKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/first-strike.yaml"
LINES: dict[int, int] = {}
