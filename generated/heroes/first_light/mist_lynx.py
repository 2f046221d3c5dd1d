"""Mist Lynx / Туманная рысь. Generated from cardscripts/heroes/first-light/mist-lynx.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class MistLynxElusiveness(StaticAbility):
    """Elusiveness from creatures with Charge.

    Неуловимость от существ с Рывком.
    """

    keyword = "elusiveness"

    def other_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has(other, "charge")

    def other_2(self, see: See, card: int, other: int) -> bool:
        return see.is_open(see.this) and see.is_creature(other) and see.has(other, "charge")

    rows = (Cannot("be_blocked", other_1), Cannot("be_attacked", other_2),)


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
LINES: dict[int, int] = {}
