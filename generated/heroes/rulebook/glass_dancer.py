"""Glass Dancer / Стеклянная танцовщица. Generated from cardscripts/heroes/rulebook/glass-dancer.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="glass-dancer",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=2,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "Glass Dancer"},
        "ru": {"nom": "Стеклянная танцовщица", "gen": "Стеклянной танцовщицы", "dat": "Стеклянной танцовщице", "acc": "Стеклянную танцовщицу", "ins": "Стеклянной танцовщицей", "prep": "Стеклянной танцовщице"},
    },
    keywords=(Keyword("vulnerability"), Keyword("first-strike"),),
)

SOURCE = "cardscripts/heroes/rulebook/glass-dancer.yaml"
LINES: dict[int, int] = {}
