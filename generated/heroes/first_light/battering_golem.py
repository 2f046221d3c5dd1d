"""Battering Golem / Стенобитный голем. Generated from cardscripts/heroes/first-light/battering-golem.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class BatteringGolemProtection(Protection):
    """Does not receive wounds while it is attacking.

    Не получает ран, пока атакует.
    """

    def condition(self, see: See) -> bool:
        return see.is_attacking(see.this)

    def from_source(self, see: See, source: int) -> bool:
        return True


CARD = CardDefinition(
    id="battering-golem",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=5,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Battering Golem"},
        "ru": {"nom": "Стенобитный голем", "gen": "Стенобитного голема", "dat": "Стенобитному голему", "acc": "Стенобитного голема", "ins": "Стенобитным големом", "prep": "Стенобитном големе"},
    },
    abilities=(BatteringGolemProtection,),
    keywords=(Keyword("suppression"),),
)

SOURCE = "cardscripts/heroes/first-light/battering-golem.yaml"
LINES: dict[int, int] = {18: 12, 21: 12}
