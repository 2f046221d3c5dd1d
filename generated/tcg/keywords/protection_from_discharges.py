"""Protection from discharges / Защита от разрядов. Generated from cardscripts/tcg/keywords/protection-from-discharges.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-discharges",
    names={"en": "Protection from discharges", "ru": "Защита от разрядов"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-discharges.yaml"
LINES: dict[int, int] = {}
