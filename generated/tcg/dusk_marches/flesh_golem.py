"""Flesh Golem / Голем плоти. Generated from cardscripts/tcg/dusk-marches/flesh-golem.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="flesh-golem",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=6,
    life=13,
    move=1,
    strike=(3, 3, 4),
    names={
        "en": {"nom": "Flesh Golem"},
        "ru": {"nom": "Голем плоти", "gen": "Голем плоти", "dat": "Голем плоти", "acc": "Голем плоти", "ins": "Голем плоти", "prep": "Голем плоти"},
    },
    keywords=(Keyword("clumsiness"), Keyword("protection-from-poison"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/flesh-golem.yaml"
LINES: dict[int, int] = {}
