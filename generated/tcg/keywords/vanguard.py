"""Vanguard / Авангард. Generated from cardscripts/tcg/keywords/vanguard.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="vanguard",
    names={"en": "Vanguard", "ru": "Авангард"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/vanguard.yaml"
LINES: dict[int, int] = {}
