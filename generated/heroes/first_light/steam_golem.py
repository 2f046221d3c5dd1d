"""Steam Golem / Паровой голем. Generated from cardscripts/heroes/first-light/steam-golem.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="steam-golem",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=3,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Steam Golem"},
        "ru": {"nom": "Паровой голем", "gen": "Парового голем", "dat": "Паровому голем", "acc": "Паровой голем", "ins": "Паровым голем", "prep": "Паровом голем"},
    },
    keywords=(Keyword("vulnerability"),),
)

SOURCE = "cardscripts/heroes/first-light/steam-golem.yaml"
LINES: dict[int, int] = {}
