"""Protection from ranged attacks / Защита от дальних атак. Generated from cardscripts/tcg/keywords/protection-from-ranged-attacks.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-ranged-attacks",
    names={"en": "Protection from ranged attacks", "ru": "Защита от дальних атак"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-ranged-attacks.yaml"
LINES: dict[int, int] = {}
