"""Protection from throws / Защита от метаний. Generated from cardscripts/tcg/keywords/protection-from-throws.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-throws",
    names={"en": "Protection from throws", "ru": "Защита от метаний"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-throws.yaml"
LINES: dict[int, int] = {}
