"""Placed / Помещённый. Generated from cardscripts/heroes/keywords/placed.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="placed",
    names={"en": "Placed", "ru": "Помещённый"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/placed.yaml"
LINES: dict[int, int] = {}
