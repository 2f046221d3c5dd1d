"""Boulder Elemental / Элементаль валуна. Generated from cardscripts/heroes/first-light/boulder-elemental.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    FromAttacks,
)


class BoulderElementalFromAttacks(FromAttacks):
    """-1 from attacks.

    -1 от атак.
    """

    less = 1


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
    abilities=(BoulderElementalFromAttacks,),
)

SOURCE = "cardscripts/heroes/first-light/boulder-elemental.yaml"
LINES: dict[int, int] = {}
