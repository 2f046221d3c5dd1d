"""Red Slime / Красная слизь. Generated from cardscripts/tcg/dusk-marches/red-slime.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="red-slime",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=2,
    life=6,
    move=1,
    strike=(0, 1, 1),
    names={
        "en": {"nom": "Red Slime"},
        "ru": {"nom": "Красная слизь", "gen": "Красной слизи", "dat": "Красной слизи", "acc": "Красную слизь", "ins": "Красной слизью", "prep": "Красной слизи"},
    },
    keywords=(Keyword("vampirism"), Keyword("maximum-life", 9),),
)

SOURCE = "cardscripts/tcg/dusk-marches/red-slime.yaml"
LINES: dict[int, int] = {}
