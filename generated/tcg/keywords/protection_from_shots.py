"""Protection from shots / Защита от выстрелов. Generated from cardscripts/tcg/keywords/protection-from-shots.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-shots",
    names={"en": "Protection from shots", "ru": "Защита от выстрелов"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-shots.yaml"
LINES: dict[int, int] = {}
