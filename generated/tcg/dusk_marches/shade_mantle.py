"""Shade Mantle / Мантия теней. Generated from cardscripts/tcg/dusk-marches/shade-mantle.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class ShadeMantleRule(StaticAbility):
    """The host gets vampirism.

    Хозяин получает вампиризм.
    """

    def affects(self, see: See, card: int) -> bool:
        return card == see.host(see.this)

    rows = (Grants((Keyword("vampirism"),)),)


CARD = CardDefinition(
    id="shade-mantle",
    type="creature",
    kind="symbiote",
    elements=("darkness",),
    classes=(),
    silver=3,
    life=3,
    strike=(1, 1, 1),
    names={
        "en": {"nom": "Shade Mantle"},
        "ru": {"nom": "Мантия теней", "gen": "Мантии теней", "dat": "Мантии теней", "acc": "Мантию теней", "ins": "Мантией теней", "prep": "Мантии теней"},
    },
    abilities=(ShadeMantleRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/shade-mantle.yaml"
LINES: dict[int, int] = {19: 12}
