"""Directed strike / Направленный удар. Generated from cardscripts/tcg/keywords/directed-strike.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="directed-strike",
    names={"en": "Directed strike", "ru": "Направленный удар"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/directed-strike.yaml"
LINES: dict[int, int] = {}
