"""Gift of life / Дар жизни. Generated from cardscripts/tcg/keywords/gift-of-life.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="gift-of-life",
    names={"en": "Gift of life", "ru": "Дар жизни"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/gift-of-life.yaml"
LINES: dict[int, int] = {}
