"""Superiority / Превосходство. Generated from cardscripts/heroes/keywords/superiority.yaml; do not edit."""

from runtime.heroes.script import (
    EACH,
    built_in,
)


KEYWORD = built_in(
    id="superiority",
    names={"en": "Superiority", "ru": "Превосходство"},
    stacking=EACH,
)

SOURCE = "cardscripts/heroes/keywords/superiority.yaml"
LINES: dict[int, int] = {}
