"""Fading / Угасание. Generated from cardscripts/tcg/keywords/fading.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="fading",
    names={"en": "Fading", "ru": "Угасание"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/fading.yaml"
LINES: dict[int, int] = {}
