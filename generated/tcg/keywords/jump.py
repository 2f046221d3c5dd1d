"""Jump / Прыжок. Generated from cardscripts/tcg/keywords/jump.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="jump",
    names={"en": "Jump", "ru": "Прыжок"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/jump.yaml"
LINES: dict[int, int] = {}
