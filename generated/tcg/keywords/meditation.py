"""Meditation / Медитация. Generated from cardscripts/tcg/keywords/meditation.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="meditation",
    names={"en": "Meditation", "ru": "Медитация"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/meditation.yaml"
LINES: dict[int, int] = {}
