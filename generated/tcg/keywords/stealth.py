"""Stealth / Скрытность. Generated from cardscripts/tcg/keywords/stealth.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="stealth",
    names={"en": "Stealth", "ru": "Скрытность"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/stealth.yaml"
LINES: dict[int, int] = {}
