"""Meditation / Медитация. Generated from cardscripts/heroes/keywords/meditation.yaml; do not edit."""

from runtime.heroes.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="meditation",
    names={"en": "Meditation", "ru": "Медитация"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/heroes/keywords/meditation.yaml"
LINES: dict[int, int] = {}
