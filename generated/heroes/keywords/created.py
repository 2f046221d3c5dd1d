"""Created / Созданный. Generated from cardscripts/heroes/keywords/created.yaml; do not edit."""

from runtime.heroes.script import (
    DECK,
    GRAVEYARD,
    HAND,
    KeywordRule,
    OBTAINED,
    ONCE,
)


KEYWORD = KeywordRule(
    id="created",
    names={"en": "Created", "ru": "Созданный"},
    stacking=ONCE,
    not_in_decks=True,
    to_reserve_instead=(HAND, DECK, GRAVEYARD, OBTAINED,),
)

SOURCE = "cardscripts/heroes/keywords/created.yaml"
LINES: dict[int, int] = {}
