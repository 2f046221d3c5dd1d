"""Granite Dwarf / Гранитный гном. Generated from cardscripts/tcg/dusk-marches/granite-dwarf.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="granite-dwarf",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    silver=4,
    life=10,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Granite Dwarf"},
        "ru": {"nom": "Гранитный гном", "gen": "Гранитного гнома", "dat": "Гранитному гному", "acc": "Гранитного гнома", "ins": "Гранитным гномом", "prep": "Гранитном гноме"},
    },
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/granite-dwarf.yaml"
LINES: dict[int, int] = {}
