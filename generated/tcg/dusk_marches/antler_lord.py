"""Antler Lord / Властелин рогов. Generated from cardscripts/tcg/dusk-marches/antler-lord.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="antler-lord",
    type="creature",
    elements=("forests",),
    classes=(),
    gold=8,
    life=13,
    move=1,
    strike=(3, 4, 5),
    unique=True,
    names={
        "en": {"nom": "Antler Lord"},
        "ru": {"nom": "Властелин рогов", "gen": "Властелина рогов", "dat": "Властелину рогов", "acc": "Властелина рогов", "ins": "Властелином рогов", "prep": "Властелине рогов"},
    },
    keywords=(Keyword("wrath"), Keyword("armor", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/antler-lord.yaml"
LINES: dict[int, int] = {}
