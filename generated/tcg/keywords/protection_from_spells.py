"""Protection from spells / Защита от заклинаний. Generated from cardscripts/tcg/keywords/protection-from-spells.yaml; do not edit."""

from runtime.tcg.script import (
    ONCE,
    built_in,
)


KEYWORD = built_in(
    id="protection-from-spells",
    names={"en": "Protection from spells", "ru": "Защита от заклинаний"},
    stacking=ONCE,
)

SOURCE = "cardscripts/tcg/keywords/protection-from-spells.yaml"
LINES: dict[int, int] = {}
