"""Protection from flying / Защита от летающих. Generated from cardscripts/tcg/keywords/protection-from-flying.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-flying",
    names={"en": "Protection from flying", "ru": "Защита от летающих"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-flying.yaml"
LINES: dict[int, int] = {}
