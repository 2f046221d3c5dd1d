"""Charge / Рывок. Generated from cardscripts/heroes/keywords/charge.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="charge",
    names={"en": "Charge", "ru": "Рывок"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/charge.yaml"
LINES: dict[int, int] = {}
