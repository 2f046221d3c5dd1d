"""Red Courier / Красный гонец. Generated from cardscripts/heroes/first-light/red-courier.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="red-courier",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=5,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Red Courier"},
        "ru": {"nom": "Красный гонец", "gen": "Красного гонца", "dat": "Красному гонцу", "acc": "Красного гонца", "ins": "Красным гонцом", "prep": "Красном гонце"},
    },
    keywords=(Keyword("charge"), Keyword("thirst", 2),),
)

SOURCE = "cardscripts/heroes/first-light/red-courier.yaml"
LINES: dict[int, int] = {}
