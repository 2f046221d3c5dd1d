"""Frenzy / Бешенство. Generated from cardscripts/tcg/keywords/frenzy.yaml; do not edit."""

from runtime.tcg.script import (
    EACH,
    built_in,
)


KEYWORD = built_in(
    id="frenzy",
    names={"en": "Frenzy", "ru": "Бешенство"},
    stacking=EACH,
)

SOURCE = "cardscripts/tcg/keywords/frenzy.yaml"
LINES: dict[int, int] = {}
