"""Moon Moth / Лунный мотылёк. Generated from cardscripts/heroes/rulebook/moon-moth.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="moon-moth",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=2,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Moon Moth"},
        "ru": {"nom": "Лунный мотылёк", "gen": "Лунного мотылька", "dat": "Лунному мотыльку", "acc": "Лунного мотылька", "ins": "Лунным мотыльком", "prep": "Лунном мотыльке"},
    },
    keywords=(Keyword("reversed"), Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/rulebook/moon-moth.yaml"
LINES: dict[int, int] = {}
