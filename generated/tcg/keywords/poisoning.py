"""Poisoning / Отравление. Generated from cardscripts/tcg/keywords/poisoning.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="poisoning",
    names={"en": "Poisoning", "ru": "Отравление"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/poisoning.yaml"
LINES: dict[int, int] = {}
