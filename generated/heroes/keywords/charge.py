"""Charge / Рывок. Generated from cardscripts/heroes/keywords/charge.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
    Rule,
    StaticAbility,
)


class ChargeKeywordRule(StaticAbility):
    """This creature may act in its first turn under your control.

    Это существо может действовать в первый ход под вашим контролем.
    """

    keyword = "charge"
    rows = (Rule("act_at_once"),)


KEYWORD = KeywordRule(
    id="charge",
    names={"en": "Charge", "ru": "Рывок"},
    stacking=ONCE,
    abilities=(ChargeKeywordRule,),
)

SOURCE = "cardscripts/heroes/keywords/charge.yaml"
LINES: dict[int, int] = {}
