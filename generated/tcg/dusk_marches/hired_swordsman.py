"""Hired Swordsman / Наёмный мечник. Generated from cardscripts/tcg/dusk-marches/hired-swordsman.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="hired-swordsman",
    type="creature",
    elements=(),
    classes=(),
    silver=3,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Hired Swordsman"},
        "ru": {"nom": "Наёмный мечник", "gen": "Наёмного мечника", "dat": "Наёмному мечнику", "acc": "Наёмного мечника", "ins": "Наёмным мечником", "prep": "Наёмном мечнике"},
    },
)

SOURCE = "cardscripts/tcg/dusk-marches/hired-swordsman.yaml"
LINES: dict[int, int] = {}
