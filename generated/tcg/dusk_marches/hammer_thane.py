"""Hammer Thane / Тан молота. Generated from cardscripts/tcg/dusk-marches/hammer-thane.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="hammer-thane",
    type="creature",
    elements=("mountains",),
    classes=("dwarf",),
    gold=8,
    life=14,
    move=1,
    strike=(3, 4, 6),
    unique=True,
    names={
        "en": {"nom": "Hammer Thane"},
        "ru": {"nom": "Тан молота", "gen": "Тана молота", "dat": "Тану молота", "acc": "Тана молота", "ins": "Таном молота", "prep": "Тане молота"},
    },
    keywords=(Keyword("vulnerability", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/hammer-thane.yaml"
LINES: dict[int, int] = {}
