"""Module / Модуль. Generated from cardscripts/heroes/keywords/module.yaml; do not edit."""

from runtime.heroes.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="module",
    names={"en": "Module", "ru": "Модуль"},
    stacking=ONCE,
)

SOURCE = "cardscripts/heroes/keywords/module.yaml"
LINES: dict[int, int] = {}
