"""Green Duelist / Зелёный дуэлянт. Generated from cardscripts/tcg/dusk-marches/green-duelist.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="green-duelist",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    silver=5,
    life=8,
    move=2,
    strike=(1, 3, 3),
    names={
        "en": {"nom": "Green Duelist"},
        "ru": {"nom": "Зелёный дуэлянт", "gen": "Зелёного дуэлянта", "dat": "Зелёному дуэлянту", "acc": "Зелёного дуэлянта", "ins": "Зелёным дуэлянтом", "prep": "Зелёном дуэлянте"},
    },
    keywords=(Keyword("defense-experience", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/green-duelist.yaml"
LINES: dict[int, int] = {}
