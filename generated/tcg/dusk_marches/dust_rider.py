"""Dust Rider / Пыльный всадник. Generated from cardscripts/tcg/dusk-marches/dust-rider.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="dust-rider",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=8,
    move=3,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Dust Rider"},
        "ru": {"nom": "Пыльный всадник", "gen": "Пыльного всадника", "dat": "Пыльному всаднику", "acc": "Пыльного всадника", "ins": "Пыльным всадником", "prep": "Пыльном всаднике"},
    },
    keywords=(Keyword("attack-experience", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/dust-rider.yaml"
LINES: dict[int, int] = {}
