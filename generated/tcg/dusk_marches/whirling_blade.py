"""Whirling Blade / Кружащий клинок. Generated from cardscripts/tcg/dusk-marches/whirling-blade.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="whirling-blade",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=5,
    life=8,
    move=2,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Whirling Blade"},
        "ru": {"nom": "Кружащий клинок", "gen": "Кружащего клинка", "dat": "Кружащему клинку", "acc": "Кружащий клинок", "ins": "Кружащим клинком", "prep": "Кружащем клинке"},
    },
    keywords=(Keyword("unanswerable-strike"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/whirling-blade.yaml"
LINES: dict[int, int] = {}
