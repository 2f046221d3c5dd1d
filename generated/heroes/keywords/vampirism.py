"""Vampirism / Вампиризм. Generated from cardscripts/heroes/keywords/vampirism.yaml; do not edit."""

from runtime.heroes.script import (
    GREATEST,
    built_in,
)


KEYWORD = built_in(
    id="vampirism",
    names={"en": "Vampirism", "ru": "Вампиризм"},
    stacking=GREATEST,
)

SOURCE = "cardscripts/heroes/keywords/vampirism.yaml"
LINES: dict[int, int] = {}
