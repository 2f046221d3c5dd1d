"""Reversed / Обращённый. Generated from cardscripts/heroes/keywords/reversed.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="reversed",
    names={"en": "Reversed", "ru": "Обращённый"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/reversed.yaml"
LINES: dict[int, int] = {}
