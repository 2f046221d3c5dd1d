"""Whirlwind Aurochs / Тур-вихрь. Generated from cardscripts/heroes/first-light/whirlwind-aurochs.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Protection,
    See,
)


class WhirlwindAurochsProtection(Protection):
    """Does not receive wounds while it is attacking.

    Не получает ран, пока атакует.
    """

    def condition(self, see: See) -> bool:
        return see.is_attacking(see.this)

    def from_source(self, see: See, source: int) -> bool:
        return True


CARD = CardDefinition(
    id="whirlwind-aurochs",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=5,
    lives=2,
    names={
        "en": {"nom": "Whirlwind Aurochs"},
        "ru": {"nom": "Тур-вихрь", "gen": "Тура-вихря", "dat": "Туру-вихрю", "acc": "Тур-вихрь", "ins": "Туром-вихрем", "prep": "Туре-вихре"},
    },
    abilities=(WhirlwindAurochsProtection,),
)

SOURCE = "cardscripts/heroes/first-light/whirlwind-aurochs.yaml"
LINES: dict[int, int] = {17: 12, 20: 12}
