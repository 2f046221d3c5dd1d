"""Stash / Схрон. Generated from cardscripts/tcg/keywords/stash.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="stash",
    names={"en": "Stash", "ru": "Схрон"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/stash.yaml"
LINES: dict[int, int] = {}
