"""Vampirism / Вампиризм. Generated from cardscripts/tcg/keywords/vampirism.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="vampirism",
    names={"en": "Vampirism", "ru": "Вампиризм"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/vampirism.yaml"
LINES: dict[int, int] = {}
