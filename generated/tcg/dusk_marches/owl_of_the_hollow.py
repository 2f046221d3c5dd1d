"""Owl of the Hollow / Сова из дупла. Generated from cardscripts/tcg/dusk-marches/owl-of-the-hollow.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="owl-of-the-hollow",
    type="creature",
    kind="flying",
    elements=("forests",),
    classes=(),
    silver=5,
    life=6,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Owl of the Hollow"},
        "ru": {"nom": "Сова из дупла", "gen": "Совы из дупла", "dat": "Сове из дупла", "acc": "Сову из дупла", "ins": "Совой из дупла", "prep": "Сове из дупла"},
    },
    keywords=(Keyword("protection-from-spells"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/owl-of-the-hollow.yaml"
LINES: dict[int, int] = {}
