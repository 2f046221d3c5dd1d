"""Mist on the Stairs / Туман на лестнице. Generated from cardscripts/heroes/first-light/mist-on-the-stairs.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class MistOnTheStairsProtection(Protection):
    """Does not receive wounds while it is attacking.

    Не получает ран, пока атакует.
    """

    def condition(self, see: See) -> bool:
        return see.is_attacking(see.this)

    def from_source(self, see: See, source: int) -> bool:
        return True


CARD = CardDefinition(
    id="mist-on-the-stairs",
    type="creature",
    elements=("darkness",),
    classes=("vampire",),
    cost=4,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "Mist on the Stairs"},
        "ru": {"nom": "Туман на лестнице", "gen": "Тумана на лестнице", "dat": "Туману на лестнице", "acc": "Туман на лестнице", "ins": "Туманом на лестнице", "prep": "Тумане на лестнице"},
    },
    abilities=(MistOnTheStairsProtection,),
    keywords=(Keyword("vampirism", 1),),
)

SOURCE = "cardscripts/heroes/first-light/mist-on-the-stairs.yaml"
LINES: dict[int, int] = {18: 12, 21: 12}
