"""Iron Gate / Железные врата. Generated from cardscripts/tcg/dusk-marches/iron-gate.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="iron-gate",
    type="artifact",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=12,
    names={
        "en": {"nom": "Iron Gate"},
        "ru": {"nom": "Железные врата", "gen": "Железных врат", "dat": "Железным вратам", "acc": "Железные врата", "ins": "Железными вратами", "prep": "Железных вратах", "number": "pl"},
    },
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/iron-gate.yaml"
LINES: dict[int, int] = {}
