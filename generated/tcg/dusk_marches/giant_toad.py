"""Giant Toad / Гигантская жаба. Generated from cardscripts/tcg/dusk-marches/giant-toad.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="giant-toad",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=6,
    life=12,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Giant Toad"},
        "ru": {"nom": "Гигантская жаба", "gen": "Гигантской жабы", "dat": "Гигантской жабе", "acc": "Гигантскую жабу", "ins": "Гигантской жабой", "prep": "Гигантской жабе"},
    },
    keywords=(Keyword("carrion-eating"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/giant-toad.yaml"
LINES: dict[int, int] = {}
