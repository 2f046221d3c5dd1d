"""Scale / Чешуя. Generated from cardscripts/heroes/keywords/scale.yaml; do not edit."""

from runtime.heroes.script import (
    GREATEST,
    KeywordRule,
    PreventingAbility,
    See,
    on,
    this_card,
)


class ScaleKeywordPrevention(PreventingAbility):
    """Prevent all wounds from strikes and shots of strength X or less.

    Предотвратить все раны от ударов и выстрелов силой Х или менее.
    """

    keyword = "scale"
    prevents = on.wounded(this_card)

    def condition(self, see: See) -> bool:
        return see.event.how in ("strike", "shot") and see.event.data["strength"] <= see.value

    def amount(self, see: See) -> int:
        return see.event.amount


KEYWORD = KeywordRule(
    id="scale",
    names={"en": "Scale", "ru": "Чешуя"},
    stacking=GREATEST,
    abilities=(ScaleKeywordPrevention,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/scale.yaml"
LINES: dict[int, int] = {23: 9, 26: 9}
