"""Frenzy / Бешенство. Generated from cardscripts/heroes/keywords/frenzy.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    Must,
    ONCE,
    StaticAbility,
)


class FrenzyKeywordRule(StaticAbility):
    """This creature must strike-attack whenever it is able to.

    Это существо должно атаковать ударом всякий раз, когда может.
    """

    keyword = "frenzy"
    rows = (Must("attack"),)


KEYWORD = KeywordRule(
    id="frenzy",
    names={"en": "Frenzy", "ru": "Бешенство"},
    stacking=ONCE,
    abilities=(FrenzyKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/frenzy.yaml"
LINES: dict[int, int] = {}
