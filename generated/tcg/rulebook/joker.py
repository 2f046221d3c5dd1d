"""Joker / Шут. Generated from cardscripts/tcg/rulebook/joker.yaml; do not edit."""

from runtime.tcg.script import (
    Cannot,
    CardDefinition,
    StaticAbility,
)


class JokerRule(StaticAbility):
    """Cannot receive a token.

    Не может получать фишку.
    """

    rows = (Cannot("gain_tokens"),)


CARD = CardDefinition(
    id="joker",
    type="creature",
    elements=(),
    classes=(),
    gold=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Joker"},
        "ru": {"nom": "Шут", "gen": "Шута", "dat": "Шуту", "acc": "Шута", "ins": "Шутом", "prep": "Шуте"},
    },
    abilities=(JokerRule,),
)

SOURCE = "cardscripts/tcg/rulebook/joker.yaml"
LINES: dict[int, int] = {}
