"""Mist Lynx / Туманная рысь. Generated from cardscripts/heroes/first-light/mist-lynx.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Elusiveness,
    See,
)


class MistLynxElusiveness(Elusiveness):
    """Elusiveness from creatures with Charge.

    Неуловимость от существ с Рывком.
    """

    def from_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.has(card, "charge")


CARD = CardDefinition(
    id="mist-lynx",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Mist Lynx"},
        "ru": {"nom": "Туманная рысь", "gen": "Туманной рыси", "dat": "Туманной рыси", "acc": "Туманную рысь", "ins": "Туманной рысью", "prep": "Туманной рыси"},
    },
    abilities=(MistLynxElusiveness,),
)

SOURCE = "cardscripts/heroes/first-light/mist-lynx.yaml"
LINES: dict[int, int] = {17: 12}
