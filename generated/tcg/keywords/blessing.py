"""Blessing / Благословение. Generated from cardscripts/tcg/keywords/blessing.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="blessing",
    names={"en": "Blessing", "ru": "Благословение"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/blessing.yaml"
LINES: dict[int, int] = {}
