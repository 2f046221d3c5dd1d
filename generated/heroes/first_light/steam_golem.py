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
        "ru": {"nom": "Паровой голем", "gen": "Парового голема", "dat": "Паровому голему", "acc": "Парового голема", "ins": "Паровым големом", "prep": "Паровом големе"},
    },
    keywords=(Keyword("vulnerability"),),
)

SOURCE = "cardscripts/heroes/first-light/steam-golem.yaml"
LINES: dict[int, int] = {}
