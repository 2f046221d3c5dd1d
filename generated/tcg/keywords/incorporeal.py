"""Incorporeal / Бестелесность. Generated from cardscripts/tcg/keywords/incorporeal.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="incorporeal",
    names={"en": "Incorporeal", "ru": "Бестелесность"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/incorporeal.yaml"
LINES: dict[int, int] = {}
