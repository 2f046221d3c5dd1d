"""Moss Bear / Моховой медведь. Generated from cardscripts/tcg/dusk-marches/moss-bear.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="moss-bear",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=6,
    life=12,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Moss Bear"},
        "ru": {"nom": "Моховой медведь", "gen": "Мохового медведя", "dat": "Моховому медведю", "acc": "Мохового медведя", "ins": "Моховым медведем", "prep": "Моховом медведе"},
    },
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/moss-bear.yaml"
LINES: dict[int, int] = {}
