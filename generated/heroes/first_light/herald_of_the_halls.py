"""Herald of the Halls / Вестник чертогов. Generated from cardscripts/heroes/first-light/herald-of-the-halls.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="herald-of-the-halls",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Herald of the Halls"},
        "ru": {"nom": "Вестник чертогов", "gen": "Вестника чертогов", "dat": "Вестнику чертогов", "acc": "Вестник чертогов", "ins": "Вестником чертогов", "prep": "Вестнике чертогов"},
    },
    keywords=(Keyword("vanguard", 2),),
)

SOURCE = "cardscripts/heroes/first-light/herald-of-the-halls.yaml"
LINES: dict[int, int] = {}
