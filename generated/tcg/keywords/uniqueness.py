"""Uniqueness / Уникальность. Generated from cardscripts/tcg/keywords/uniqueness.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="uniqueness",
    names={"en": "Uniqueness", "ru": "Уникальность"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/uniqueness.yaml"
LINES: dict[int, int] = {}
