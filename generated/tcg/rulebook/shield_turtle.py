"""Shield Turtle / Щитовая черепаха. Generated from cardscripts/tcg/rulebook/shield-turtle.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Incoming,
    StaticAbility,
)


class ShieldTurtleRule(StaticAbility):
    """-1 from shots and throws.

    -1 от выстрелов и метаний.
    """

    rows = (Incoming(-1, by="shot"), Incoming(-1, by="throw"),)


CARD = CardDefinition(
    id="shield-turtle",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=10,
    move=1,
    strike=(0, 1, 2),
    names={
        "en": {"nom": "Shield Turtle"},
        "ru": {"nom": "Щитовая черепаха", "gen": "Щитовой черепахи", "dat": "Щитовой черепахе", "acc": "Щитовую черепаху", "ins": "Щитовой черепахой", "prep": "Щитовой черепахе"},
    },
    abilities=(ShieldTurtleRule,),
)

SOURCE = "cardscripts/tcg/rulebook/shield-turtle.yaml"
LINES: dict[int, int] = {}
