"""Formation / Строй. Generated from cardscripts/tcg/keywords/formation.yaml; do not edit."""

from runtime.tcg.script import (
    EACH,
    built_in,
)


KEYWORD = built_in(
    id="formation",
    names={"en": "Formation", "ru": "Строй"},
    stacking=EACH,
)

SOURCE = "cardscripts/tcg/keywords/formation.yaml"
LINES: dict[int, int] = {}
