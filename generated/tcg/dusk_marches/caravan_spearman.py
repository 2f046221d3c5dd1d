"""Caravan Spearman / Караванный копейщик. Generated from cardscripts/tcg/dusk-marches/caravan-spearman.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="caravan-spearman",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=3,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Caravan Spearman"},
        "ru": {"nom": "Караванный копейщик", "gen": "Караванного копейщика", "dat": "Караванному копейщику", "acc": "Караванного копейщика", "ins": "Караванным копейщиком", "prep": "Караванном копейщике"},
    },
    keywords=(Keyword("directed-strike"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/caravan-spearman.yaml"
LINES: dict[int, int] = {}
