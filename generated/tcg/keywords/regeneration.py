"""Regeneration / Регенерация. Generated from cardscripts/tcg/keywords/regeneration.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="regeneration",
    names={"en": "Regeneration", "ru": "Регенерация"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/regeneration.yaml"
LINES: dict[int, int] = {}
