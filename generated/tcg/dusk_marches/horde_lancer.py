"""Horde Lancer / Копейщик орды. Generated from cardscripts/tcg/dusk-marches/horde-lancer.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="horde-lancer",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    silver=2,
    life=5,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Horde Lancer"},
        "ru": {"nom": "Копейщик орды", "gen": "Копейщика орды", "dat": "Копейщику орды", "acc": "Копейщика орды", "ins": "Копейщиком орды", "prep": "Копейщике орды"},
    },
    keywords=(Keyword("horde"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/horde-lancer.yaml"
LINES: dict[int, int] = {}
