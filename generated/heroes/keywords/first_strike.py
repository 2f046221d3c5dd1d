"""First strike / Первый удар. Generated from cardscripts/heroes/keywords/first-strike.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="first-strike",
    names={"en": "First strike", "ru": "Первый удар"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/first-strike.yaml"
LINES: dict[int, int] = {}
