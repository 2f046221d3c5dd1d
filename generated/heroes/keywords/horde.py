"""Horde / Орда. Generated from cardscripts/heroes/keywords/horde.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="horde",
    names={"en": "Horde", "ru": "Орда"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/horde.yaml"
LINES: dict[int, int] = {}
