"""Cliff Hurler / Метатель утёсов. Generated from cardscripts/tcg/dusk-marches/cliff-hurler.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="cliff-hurler",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=7,
    life=13,
    move=1,
    strike=(3, 4, 5),
    names={
        "en": {"nom": "Cliff Hurler"},
        "ru": {"nom": "Метатель утёсов", "gen": "Метателя утёсов", "dat": "Метателю утёсов", "acc": "Метателя утёсов", "ins": "Метателем утёсов", "prep": "Метателе утёсов"},
    },
    keywords=(Keyword("clumsiness", 2),),
)

SOURCE = "cardscripts/tcg/dusk-marches/cliff-hurler.yaml"
LINES: dict[int, int] = {}
