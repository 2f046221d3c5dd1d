"""Lady from the Coffin / Госпожа из гроба. Generated from cardscripts/heroes/first-light/lady-from-the-coffin.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="lady-from-the-coffin",
    type="creature",
    elements=("darkness",),
    classes=("vampire",),
    cost=3,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Lady from the Coffin"},
        "ru": {"nom": "Госпожа из гроба", "gen": "Госпожи из гроба", "dat": "Госпоже из гроба", "acc": "Госпожу из гроба", "ins": "Госпожой из гроба", "prep": "Госпоже из гроба"},
    },
    keywords=(Keyword("reversed"), Keyword("vampirism", 2),),
)

SOURCE = "cardscripts/heroes/first-light/lady-from-the-coffin.yaml"
LINES: dict[int, int] = {}
