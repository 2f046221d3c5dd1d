"""Teleportation / Телепортация. Generated from cardscripts/tcg/keywords/teleportation.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="teleportation",
    names={"en": "Teleportation", "ru": "Телепортация"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/teleportation.yaml"
LINES: dict[int, int] = {}
