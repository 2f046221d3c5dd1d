"""Night Stalker / Ночной ловец. Generated from cardscripts/tcg/dusk-marches/night-stalker.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="night-stalker",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=5,
    life=8,
    move=2,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Night Stalker"},
        "ru": {"nom": "Ночной ловец", "gen": "Ночного ловца", "dat": "Ночному ловцу", "acc": "Ночного ловца", "ins": "Ночным ловцом", "prep": "Ночном ловце"},
    },
    keywords=(Keyword("vampirism"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/night-stalker.yaml"
LINES: dict[int, int] = {}
