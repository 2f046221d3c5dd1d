"""Armor / Броня. Generated from cardscripts/heroes/keywords/armor.yaml; do not edit."""

from runtime.heroes.script import (
    GREATEST,
    KeywordRule,
    PreventingAbility,
    See,
    TURN,
    on,
    this_card,
)


class ArmorKeywordPrevention(PreventingAbility):
    """Prevent the first X wounds from strikes and shots inflicted on this card during each player's turn.

    Предотвратить первые Х ран от ударов и выстрелов, нанесённых по этой карте в течение хода каждого игрока.
    """

    keyword = "armor"
    prevents = on.wounded(this_card)
    budget = TURN

    def condition(self, see: See) -> bool:
        return see.event.how in ("strike", "shot")

    def amount(self, see: See) -> int:
        return see.value


KEYWORD = KeywordRule(
    id="armor",
    names={"en": "Armor", "ru": "Броня"},
    stacking=GREATEST,
    abilities=(ArmorKeywordPrevention,),
    numbered=True,
)

SOURCE = "cardscripts/heroes/keywords/armor.yaml"
LINES: dict[int, int] = {25: 9, 28: 9}
