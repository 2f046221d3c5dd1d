"""Experience in attack / Опыт в атаке. Generated from cardscripts/tcg/keywords/attack-experience.yaml; do not edit."""

from runtime.tcg.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="attack-experience",
    names={"en": "Experience in attack", "ru": "Опыт в атаке"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/tcg/keywords/attack-experience.yaml"
LINES: dict[int, int] = {}
