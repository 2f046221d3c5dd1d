"""Clumsiness / Неповоротливость. Generated from cardscripts/tcg/keywords/clumsiness.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="clumsiness",
    names={"en": "Clumsiness", "ru": "Неповоротливость"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/clumsiness.yaml"
LINES: dict[int, int] = {}
