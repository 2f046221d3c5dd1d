"""Undead / Немёртвый. Generated from cardscripts/heroes/keywords/undead.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="undead",
    names={"en": "Undead", "ru": "Немёртвый"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/undead.yaml"
LINES: dict[int, int] = {}
