"""Moneylender Demon / Демон-ростовщик. Generated from cardscripts/heroes/first-light/moneylender-demon.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="moneylender-demon",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=6,
    lives=4,
    names={
        "en": {"nom": "Moneylender Demon"},
        "ru": {"nom": "Демон-ростовщик", "gen": "Демона-ростовщика", "dat": "Демону-ростовщику", "acc": "Демона-ростовщика", "ins": "Демоном-ростовщиком", "prep": "Демоне-ростовщике"},
    },
    keywords=(Keyword("thirst", 3),),
)

SOURCE = "cardscripts/heroes/first-light/moneylender-demon.yaml"
LINES: dict[int, int] = {}
