"""Mire Walker / Топеход. Generated from cardscripts/tcg/dusk-marches/mire-walker.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="mire-walker",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=5,
    life=9,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Mire Walker"},
        "ru": {"nom": "Топеход", "gen": "Топехода", "dat": "Топеходу", "acc": "Топехода", "ins": "Топеходом", "prep": "Топеходе"},
    },
    keywords=(Keyword("jump", 2),),
)

SOURCE = "cardscripts/tcg/dusk-marches/mire-walker.yaml"
LINES: dict[int, int] = {}
