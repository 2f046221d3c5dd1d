"""Reducing strike to / Сведение удара к. Generated from cardscripts/heroes/keywords/reduced-strike.yaml; do not edit."""

from runtime.heroes.script import (
    EACH,
    Incoming,
    KeywordRule,
    SET,
    See,
    StaticAbility,
)


class ReducedStrikeKeywordRule(StaticAbility):
    """The strength of strikes on this card is no more than X.

    Сила ударов по этой карте не больше Х.
    """

    keyword = "reduced-strike"

    def strength_1(self, see: See, card: int) -> int:
        return see.value

    def stronger_2(self, see: See, card: int, other: int) -> bool:
        return see.strike(other) > see.value

    rows = (Incoming(strength_1, by="strike", source=stronger_2, operation=SET),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="reduced-strike",
    names={"en": "Reducing strike to", "ru": "Сведение удара к"},
    stacking=EACH,
    abilities=(ReducedStrikeKeywordRule,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/reduced-strike.yaml"
LINES: dict[int, int] = {}
