"""From attacks / От атак. Generated from cardscripts/heroes/keywords/minus-from-attacks.yaml; do not edit."""

from runtime.heroes.script import (
    EACH,
    Incoming,
    KeywordRule,
    See,
    StaticAbility,
)


class MinusFromAttacksKeywordRule(StaticAbility):
    """The strength of attacks on this card is X less.

    Сила атак по этой карте на Х меньше.
    """

    keyword = "minus-from-attacks"

    def strength_1(self, see: See, card: int) -> int:
        return -see.value

    rows = (Incoming(strength_1, by="attack"),)

    def condition(self, see: See) -> bool:
        return see.value > 0


KEYWORD = KeywordRule(
    id="minus-from-attacks",
    names={"en": "From attacks", "ru": "От атак"},
    stacking=EACH,
    abilities=(MinusFromAttacksKeywordRule,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/minus-from-attacks.yaml"
LINES: dict[int, int] = {}
