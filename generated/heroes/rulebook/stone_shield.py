"""Stone Shield / Каменный щит. Generated from cardscripts/heroes/rulebook/stone-shield.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    StaticAbility,
)


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
    abilities=(StoneShieldRule,),
    keywords=(Keyword("minus-from-attacks", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/stone-shield.yaml"
LINES: dict[int, int] = {}
