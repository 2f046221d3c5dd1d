"""Created / Созданный. Generated from cardscripts/heroes/keywords/created.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="created",
    names={"en": "Created", "ru": "Созданный"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/created.yaml"
LINES: dict[int, int] = {}
