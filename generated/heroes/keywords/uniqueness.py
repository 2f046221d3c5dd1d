"""Uniqueness / Уникальность. Generated from cardscripts/heroes/keywords/uniqueness.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="uniqueness",
    names={"en": "Uniqueness", "ru": "Уникальность"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/uniqueness.yaml"
LINES: dict[int, int] = {}
