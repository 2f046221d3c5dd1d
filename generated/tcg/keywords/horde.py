"""Horde / Орда. Generated from cardscripts/tcg/keywords/horde.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="horde",
    names={"en": "Horde", "ru": "Орда"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/horde.yaml"
LINES: dict[int, int] = {}
