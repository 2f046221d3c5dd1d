"""Superiority / Превосходство. Generated from cardscripts/heroes/keywords/superiority.yaml; do not edit."""

from runtime.heroes.script import (
    Inflicts,
    KeywordRule,
    ONCE,
    Receives,
    See,
    StaticAbility,
)


class SuperiorityKeywordRule(StaticAbility):
    """This creature inflicts 2 more wounds on all opposing creatures.

    Это существо наносит на 2 раны больше всем существам противника.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.is_opposing(other)

    rows = (Inflicts(2, against=against_1),)


class SuperiorityKeywordRule2(StaticAbility):
    """All opposing creatures inflict 2 fewer wounds on this card.

    Все существа противника наносят на 2 раны меньше этой карте.
    """

    keyword = "superiority"

    def source_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.is_opposing(other)

    rows = (Receives(-2, source=source_1),)


KEYWORD = KeywordRule(
    id="superiority",
    names={"en": "Superiority", "ru": "Превосходство"},
    stacking=ONCE,
    abilities=(SuperiorityKeywordRule, SuperiorityKeywordRule2,),
)

SOURCE = "cardscripts/heroes/keywords/superiority.yaml"
LINES: dict[int, int] = {}
