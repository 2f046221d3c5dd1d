"""Wrathful Giant / Гневный великан. Generated from cardscripts/heroes/first-light/wrathful-giant.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="wrathful-giant",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=6,
    strike=6,
    lives=5,
    names={
        "en": {"nom": "Wrathful Giant"},
        "ru": {"nom": "Гневный великан", "gen": "Гневного великана", "dat": "Гневному великану", "acc": "Гневного великана", "ins": "Гневным великаном", "prep": "Гневном великане"},
    },
    keywords=(Keyword("fury"),),
)

SOURCE = "cardscripts/heroes/first-light/wrathful-giant.yaml"
LINES: dict[int, int] = {}
