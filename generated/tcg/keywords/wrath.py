"""Wrath / Ярость. Generated from cardscripts/tcg/keywords/wrath.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="wrath",
    names={"en": "Wrath", "ru": "Ярость"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/wrath.yaml"
LINES: dict[int, int] = {}
