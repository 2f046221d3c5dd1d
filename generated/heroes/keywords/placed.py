"""Placed / Помещённый. Generated from cardscripts/heroes/keywords/placed.yaml; do not edit."""

from runtime.heroes.script import (
    GRAVEYARD,
    KeywordRule,
    OBTAINED,
    ONCE,
)


KEYWORD = KeywordRule(
    id="placed",
    names={"en": "Placed", "ru": "Помещённый"},
    stacking=ONCE,
    not_in_decks=True,
    to_reserve_instead=(GRAVEYARD, OBTAINED,),
)

SOURCE = "cardscripts/heroes/keywords/placed.yaml"
LINES: dict[int, int] = {}
