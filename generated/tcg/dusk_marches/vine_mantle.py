"""Vine Mantle / Плющевая мантия. Generated from cardscripts/tcg/dusk-marches/vine-mantle.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class VineMantleRule(StaticAbility):
    """The host gets armor 1.

    Хозяин получает броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return card == see.host(see.this)

    rows = (Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="vine-mantle",
    type="creature",
    kind="symbiote",
    elements=("forests",),
    classes=(),
    silver=3,
    life=4,
    strike=(1, 1, 1),
    names={
        "en": {"nom": "Vine Mantle"},
        "ru": {"nom": "Плющевая мантия", "gen": "Плющевой мантии", "dat": "Плющевой мантии", "acc": "Плющевую мантию", "ins": "Плющевой мантией", "prep": "Плющевой мантии"},
    },
    abilities=(VineMantleRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/vine-mantle.yaml"
LINES: dict[int, int] = {19: 12}
