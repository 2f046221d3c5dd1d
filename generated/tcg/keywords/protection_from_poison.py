"""Protection from poison / Защита от отравления. Generated from cardscripts/tcg/keywords/protection-from-poison.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-poison",
    names={"en": "Protection from poison", "ru": "Защита от отравления"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-poison.yaml"
LINES: dict[int, int] = {}
