"""Iron Turtle / Железная черепаха. Generated from cardscripts/heroes/rulebook/iron-turtle.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    StaticAbility,
)


class IronTurtleRule(StaticAbility):
    """Cannot attack.

    Не может атаковать.
    """

    rows = (Cannot("attack"),)


CARD = CardDefinition(
    id="iron-turtle",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=5,
    strike=3,
    lives=6,
    names={
        "en": {"nom": "Iron Turtle"},
        "ru": {"nom": "Железная черепаха", "gen": "Железной черепахи", "dat": "Железной черепахе", "acc": "Железную черепаху", "ins": "Железной черепахой", "prep": "Железной черепахе"},
    },
    abilities=(IronTurtleRule,),
    keywords=(Keyword("scale", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/iron-turtle.yaml"
LINES: dict[int, int] = {}
