"""Reversed / Обращённый. Generated from cardscripts/heroes/keywords/reversed.yaml; do not edit."""

from runtime.heroes.script import (
    KeywordRule,
    ONCE,
)


KEYWORD = KeywordRule(
    id="reversed",
    names={"en": "Reversed", "ru": "Обращённый"},
    stacking=ONCE,
    not_in_decks=True,
)

SOURCE = "cardscripts/heroes/keywords/reversed.yaml"
LINES: dict[int, int] = {}
