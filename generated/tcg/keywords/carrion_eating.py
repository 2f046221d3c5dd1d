"""Carrion-eating / Трупоедство. Generated from cardscripts/tcg/keywords/carrion-eating.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="carrion-eating",
    names={"en": "Carrion-eating", "ru": "Трупоедство"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/carrion-eating.yaml"
LINES: dict[int, int] = {}
