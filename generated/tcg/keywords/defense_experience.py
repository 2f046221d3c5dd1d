"""Experience in defense / Опыт в защите. Generated from cardscripts/tcg/keywords/defense-experience.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="defense-experience",
    names={"en": "Experience in defense", "ru": "Опыт в защите"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/defense-experience.yaml"
LINES: dict[int, int] = {}
