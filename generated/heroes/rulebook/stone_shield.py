"""Stone Shield / Каменный щит. Generated from cardscripts/heroes/rulebook/stone-shield.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    FromAttacks,
    StaticAbility,
)


class StoneShieldFromAttacks(FromAttacks):
    """-2 from attacks.

    -2 от атак.
    """

    less = 2


class StoneShieldRule(StaticAbility):
    """Cannot attack.

    Не может атаковать.
    """

    rows = (Cannot("attack"),)


CARD = CardDefinition(
    id="stone-shield",
    type="creature",
    elements=("mountains",),
    classes=("elemental",),
    cost=3,
    strike=1,
    lives=6,
    names={
        "en": {"nom": "Stone Shield"},
        "ru": {"nom": "Каменный щит", "gen": "Каменного щита", "dat": "Каменному щиту", "acc": "Каменный щит", "ins": "Каменным щитом", "prep": "Каменном щите"},
    },
    abilities=(StoneShieldFromAttacks, StoneShieldRule,),
)

SOURCE = "cardscripts/heroes/rulebook/stone-shield.yaml"
LINES: dict[int, int] = {}
