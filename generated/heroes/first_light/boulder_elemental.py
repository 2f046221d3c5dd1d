"""Boulder Elemental / Элементаль валуна. Generated from cardscripts/heroes/first-light/boulder-elemental.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="boulder-elemental",
    type="creature",
    elements=("mountains",),
    classes=("elemental",),
    cost=5,
    strike=3,
    lives=6,
    names={
        "en": {"nom": "Boulder Elemental"},
        "ru": {"nom": "Элементаль валуна", "gen": "Элементали валуна", "dat": "Элементали валуна", "acc": "Элементаль валуна", "ins": "Элементалью валуна", "prep": "Элементали валуна"},
    },
    keywords=(Keyword("minus-from-attacks", 1),),
)

SOURCE = "cardscripts/heroes/first-light/boulder-elemental.yaml"
LINES: dict[int, int] = {}
