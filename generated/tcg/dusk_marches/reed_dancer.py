"""Reed Dancer / Танцовщица камышей. Generated from cardscripts/tcg/dusk-marches/reed-dancer.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="reed-dancer",
    type="creature",
    elements=("swamps",),
    classes=("river maiden",),
    silver=4,
    life=6,
    move=2,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Reed Dancer"},
        "ru": {"nom": "Танцовщица камышей", "gen": "Танцовщицы камышей", "dat": "Танцовщице камышей", "acc": "Танцовщицу камышей", "ins": "Танцовщицей камышей", "prep": "Танцовщице камышей"},
    },
    keywords=(Keyword("teleportation"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/reed-dancer.yaml"
LINES: dict[int, int] = {}
