"""Protection from magic / Защита от магии. Generated from cardscripts/tcg/keywords/protection-from-magic.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-magic",
    names={"en": "Protection from magic", "ru": "Защита от магии"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-magic.yaml"
LINES: dict[int, int] = {}
