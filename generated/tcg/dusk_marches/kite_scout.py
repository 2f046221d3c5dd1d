"""Kite Scout / Разведчик на змее. Generated from cardscripts/tcg/dusk-marches/kite-scout.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="kite-scout",
    type="creature",
    kind="flying",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=5,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Kite Scout"},
        "ru": {"nom": "Разведчик на змее", "gen": "Разведчика на змее", "dat": "Разведчику на змее", "acc": "Разведчика на змее", "ins": "Разведчиком на змее", "prep": "Разведчике на змее"},
    },
    keywords=(Keyword("protection-from-shots"),),
)

SOURCE = "cardscripts/tcg/dusk-marches/kite-scout.yaml"
LINES: dict[int, int] = {}
