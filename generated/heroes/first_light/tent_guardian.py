"""Tent Guardian / Хранитель шатра. Generated from cardscripts/heroes/first-light/tent-guardian.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    FromAttacks,
    Keyword,
)


class TentGuardianFromAttacks(FromAttacks):
    """-1 from attacks.

    -1 от атак.
    """

    less = 1


CARD = CardDefinition(
    id="tent-guardian",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Tent Guardian"},
        "ru": {"nom": "Хранитель шатра", "gen": "Хранителя шатра", "dat": "Хранителю шатра", "acc": "Хранителя шатра", "ins": "Хранителем шатра", "prep": "Хранителе шатра"},
    },
    abilities=(TentGuardianFromAttacks,),
    keywords=(Keyword("defense-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/tent-guardian.yaml"
LINES: dict[int, int] = {}
