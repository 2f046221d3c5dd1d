"""Armor / Броня. Generated from cardscripts/tcg/keywords/armor.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="armor",
    names={"en": "Armor", "ru": "Броня"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/armor.yaml"
LINES: dict[int, int] = {}
