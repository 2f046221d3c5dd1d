"""Bulwark / Оплот. Generated from cardscripts/heroes/rulebook/bulwark.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    PreventingAbility,
    See,
    on,
)


class BulwarkPrevention(PreventingAbility):
    """Your creatures receive 2 fewer wounds.

    Ваши существа получают на 2 раны меньше.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    prevents = on.wounded(fits_1)

    def amount(self, see: See) -> int:
        return 2


CARD = CardDefinition(
    id="bulwark",
    type="support",
    elements=("steppes",),
    classes=("armor",),
    cost=4,
    names={
        "en": {"nom": "Bulwark"},
        "ru": {"nom": "Оплот", "gen": "Оплота", "dat": "Оплоту", "acc": "Оплот", "ins": "Оплотом", "prep": "Оплоте"},
    },
    abilities=(BulwarkPrevention,),
)

SOURCE = "cardscripts/heroes/rulebook/bulwark.yaml"
LINES: dict[int, int] = {23: 11}
