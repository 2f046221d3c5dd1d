"""Fury / Ярость. Generated from cardscripts/heroes/keywords/fury.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="fury",
    names={"en": "Fury", "ru": "Ярость"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/fury.yaml"
LINES: dict[int, int] = {}
