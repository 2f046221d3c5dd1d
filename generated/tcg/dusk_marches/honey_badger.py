"""Honey Badger / Медоед. Generated from cardscripts/tcg/dusk-marches/honey-badger.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="honey-badger",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Honey Badger"},
        "ru": {"nom": "Медоед", "gen": "Медоеда", "dat": "Медоеду", "acc": "Медоеда", "ins": "Медоедом", "prep": "Медоеде"},
    },
    keywords=(Keyword("armor", 2), Keyword("clumsiness"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/honey-badger.yaml"
LINES: dict[int, int] = {}
