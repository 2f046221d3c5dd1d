"""Accuracy / Точность. Generated from cardscripts/tcg/keywords/accuracy.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="accuracy",
    names={"en": "Accuracy", "ru": "Точность"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/accuracy.yaml"
LINES: dict[int, int] = {}
