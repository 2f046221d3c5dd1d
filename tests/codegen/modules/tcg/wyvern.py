"""Wyvern / Виверна. Generated from tcg/wyvern.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="wyvern",
    type="creature",
    kind="flying",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=7,
    strike=(1, 2, 3),
    unique=True,
    names={
        "en": {"nom": "Wyvern"},
        "ru": {"nom": "Виверна", "gen": "Виверны", "dat": "Виверне", "acc": "Виверну", "ins": "Виверной", "prep": "Виверне"},
    },
    keywords=(Keyword("directed-strike"), Keyword("armor", 1),),
)

SOURCE = "tcg/wyvern.yaml"
LINES: dict[int, int] = {}
