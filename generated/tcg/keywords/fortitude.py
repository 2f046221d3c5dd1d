"""Fortitude / Стойкость. Generated from cardscripts/tcg/keywords/fortitude.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="fortitude",
    names={"en": "Fortitude", "ru": "Стойкость"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/fortitude.yaml"
LINES: dict[int, int] = {}
