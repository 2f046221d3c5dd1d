"""Attack experience / Опыт в атаке. Generated from cardscripts/heroes/keywords/attack-experience.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="attack-experience",
    names={"en": "Attack experience", "ru": "Опыт в атаке"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/attack-experience.yaml"
LINES: dict[int, int] = {}
