"""Vanguard / Авангард. Generated from cardscripts/heroes/keywords/vanguard.yaml; do not edit."""

from runtime.heroes.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="vanguard",
    names={"en": "Vanguard", "ru": "Авангард"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/heroes/keywords/vanguard.yaml"
LINES: dict[int, int] = {}
