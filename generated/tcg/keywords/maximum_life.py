"""Maximum life / Максимум жизней. Generated from cardscripts/tcg/keywords/maximum-life.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="maximum-life",
    names={"en": "Maximum life", "ru": "Максимум жизней"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/maximum-life.yaml"
LINES: dict[int, int] = {}
