"""Stun / Оглушение. Generated from cardscripts/heroes/keywords/stun.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="stun",
    names={"en": "Stun", "ru": "Оглушение"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/stun.yaml"
LINES: dict[int, int] = {}
