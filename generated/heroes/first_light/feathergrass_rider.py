"""Feathergrass Rider / Ковыльный всадник. Generated from cardscripts/heroes/first-light/feathergrass-rider.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="feathergrass-rider",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Feathergrass Rider"},
        "ru": {"nom": "Ковыльный всадник", "gen": "Ковыльного всадника", "dat": "Ковыльному всаднику", "acc": "Ковыльного всадника", "ins": "Ковыльным всадником", "prep": "Ковыльном всаднике"},
    },
    keywords=(Keyword("charge"), Keyword("rage"),),
)

SOURCE = "cardscripts/heroes/first-light/feathergrass-rider.yaml"
LINES: dict[int, int] = {}
