"""Experience in shooting / Опыт в стрельбе. Generated from cardscripts/tcg/keywords/shooting-experience.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="shooting-experience",
    names={"en": "Experience in shooting", "ru": "Опыт в стрельбе"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/shooting-experience.yaml"
LINES: dict[int, int] = {}
