"""Wrathful Axeman / Гневный рубака. Generated from cardscripts/heroes/first-light/wrathful-axeman.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="wrathful-axeman",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=5,
    lives=3,
    names={
        "en": {"nom": "Wrathful Axeman"},
        "ru": {"nom": "Гневный рубака", "gen": "Гневного рубаки", "dat": "Гневному рубаке", "acc": "Гневного рубаки", "ins": "Гневным рубакой", "prep": "Гневном рубаке"},
    },
    keywords=(Keyword("fury"),),
)

SOURCE = "cardscripts/heroes/first-light/wrathful-axeman.yaml"
LINES: dict[int, int] = {}
