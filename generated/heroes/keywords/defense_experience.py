"""Defense experience / Опыт в защите. Generated from cardscripts/heroes/keywords/defense-experience.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="defense-experience",
    names={"en": "Defense experience", "ru": "Опыт в защите"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/defense-experience.yaml"
LINES: dict[int, int] = {}
