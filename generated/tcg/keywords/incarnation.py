"""Incarnation / Инкарнация. Generated from cardscripts/tcg/keywords/incarnation.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="incarnation",
    names={"en": "Incarnation", "ru": "Инкарнация"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/incarnation.yaml"
LINES: dict[int, int] = {}
