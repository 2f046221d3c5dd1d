"""Horde / Орда. Generated from cardscripts/heroes/keywords/horde.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
)


KEYWORD = KeywordRule(
    id="horde",
    names={"en": "Horde", "ru": "Орда"},
    stacking=ONCE,
    deck_copies=5,
)

SOURCE = "cardscripts/heroes/keywords/horde.yaml"
LINES: dict[int, int] = {}
