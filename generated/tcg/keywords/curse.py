"""Curse / Проклятие. Generated from cardscripts/tcg/keywords/curse.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="curse",
    names={"en": "Curse", "ru": "Проклятие"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/curse.yaml"
LINES: dict[int, int] = {}
