"""Ever-Burning / Неугасимый. Generated from cardscripts/heroes/rulebook/ever-burning.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="ever-burning",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=4,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "Ever-Burning"},
        "ru": {"nom": "Неугасимый", "gen": "Неугасимого", "dat": "Неугасимому", "acc": "Неугасимый", "ins": "Неугасимым", "prep": "Неугасимом"},
    },
    keywords=(Keyword("incarnation", 3),),
)

SOURCE = "cardscripts/heroes/rulebook/ever-burning.yaml"
LINES: dict[int, int] = {}
