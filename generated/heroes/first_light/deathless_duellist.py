"""Deathless Duellist / Бессмертный поединщик. Generated from cardscripts/heroes/first-light/deathless-duellist.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="deathless-duellist",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=5,
    strike=5,
    lives=3,
    names={
        "en": {"nom": "Deathless Duellist"},
        "ru": {"nom": "Бессмертный поединщик", "gen": "Бессмертного поединщика", "dat": "Бессмертному поединщику", "acc": "Бессмертного поединщика", "ins": "Бессмертным поединщиком", "prep": "Бессмертном поединщике"},
    },
    keywords=(Keyword("incarnation", 4), Keyword("first-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/deathless-duellist.yaml"
LINES: dict[int, int] = {}
