"""Blood Novice / Послушница крови. Generated from cardscripts/heroes/first-light/blood-novice.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="blood-novice",
    type="creature",
    elements=("darkness",),
    classes=("human",),
    cost=2,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Blood Novice"},
        "ru": {"nom": "Послушница крови", "gen": "Послушницы крови", "dat": "Послушнице крови", "acc": "Послушницу крови", "ins": "Послушницей крови", "prep": "Послушнице крови"},
    },
    keywords=(Keyword("thirst", 1),),
)

SOURCE = "cardscripts/heroes/first-light/blood-novice.yaml"
LINES: dict[int, int] = {}
