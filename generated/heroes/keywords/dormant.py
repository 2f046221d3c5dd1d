"""Dormant / Спящий. Generated from cardscripts/heroes/keywords/dormant.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    EntersClosed,
    KeywordRule,
    ONCE,
    Rule,
    StaticAbility,
)


class DormantKeywordRule(StaticAbility):
    """This creature enters play closed.

    Это существо входит в игру в закрытом виде.
    """

    keyword = "dormant"
    rows = (EntersClosed(),)


class DormantKeywordRule2(StaticAbility):
    """This creature cannot be opened.

    Это существо не может открыться.
    """

    keyword = "dormant"
    rows = (Cannot("be_opened"),)


class DormantKeywordRule3(StaticAbility):
    """This creature opens as soon as it loses this feature.

    Это существо открывается, как только теряет эту особенность.
    """

    keyword = "dormant"
    rows = (Rule("open_when_lost"),)


KEYWORD = KeywordRule(
    id="dormant",
    names={"en": "Dormant", "ru": "Спящий"},
    stacking=ONCE,
    abilities=(DormantKeywordRule, DormantKeywordRule2, DormantKeywordRule3,),
)

SOURCE = "cardscripts/heroes/keywords/dormant.yaml"
LINES: dict[int, int] = {}
