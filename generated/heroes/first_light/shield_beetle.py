"""Shield Beetle / Щитоносный жук. Generated from cardscripts/heroes/first-light/shield-beetle.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="shield-beetle",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Shield Beetle"},
        "ru": {"nom": "Щитоносный жук", "gen": "Щитоносного жука", "dat": "Щитоносному жуку", "acc": "Щитоносного жука", "ins": "Щитоносным жуком", "prep": "Щитоносном жуке"},
    },
    keywords=(Keyword("scale", 1),),
)

SOURCE = "cardscripts/heroes/first-light/shield-beetle.yaml"
LINES: dict[int, int] = {}
