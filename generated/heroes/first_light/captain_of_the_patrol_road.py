"""Captain of the Patrol Road / Начальница дорожного дозора. Generated from cardscripts/heroes/first-light/captain-of-the-patrol-road.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="captain-of-the-patrol-road",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Captain of the Patrol Road"},
        "ru": {"nom": "Начальница дорожного дозора", "gen": "Начальницы дорожного дозора", "dat": "Начальнице дорожного дозора", "acc": "Начальницу дорожного дозора", "ins": "Начальницей дорожного дозора", "prep": "Начальнице дорожного дозора"},
    },
    keywords=(Keyword("vanguard", 3),),
)

SOURCE = "cardscripts/heroes/first-light/captain-of-the-patrol-road.yaml"
LINES: dict[int, int] = {}
