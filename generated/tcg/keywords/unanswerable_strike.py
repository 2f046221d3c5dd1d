"""Unanswerable strike / Безответный удар. Generated from cardscripts/tcg/keywords/unanswerable-strike.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="unanswerable-strike",
    names={"en": "Unanswerable strike", "ru": "Безответный удар"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/unanswerable-strike.yaml"
LINES: dict[int, int] = {}
