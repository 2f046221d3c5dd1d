"""Dormant / Спящий. Generated from cardscripts/heroes/keywords/dormant.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="dormant",
    names={"en": "Dormant", "ru": "Спящий"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/dormant.yaml"
LINES: dict[int, int] = {}
