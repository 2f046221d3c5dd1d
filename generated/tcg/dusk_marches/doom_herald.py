"""Doom Herald / Вестник гибели. Generated from cardscripts/tcg/dusk-marches/doom-herald.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="doom-herald",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    gold=6,
    life=12,
    move=1,
    strike=(4, 5, 6),
    names={
        "en": {"nom": "Doom Herald"},
        "ru": {"nom": "Вестник гибели", "gen": "Вестника гибели", "dat": "Вестнику гибели", "acc": "Вестник гибели", "ins": "Вестником гибели", "prep": "Вестнике гибели"},
    },
    keywords=(Keyword("fading", 1),),
)

SOURCE = "cardscripts/tcg/dusk-marches/doom-herald.yaml"
LINES: dict[int, int] = {}
