"""Peat Wraith / Торфяной призрак. Generated from cardscripts/heroes/first-light/peat-wraith.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    StaticAbility,
)


class PeatWraithRule(StaticAbility):
    """Cannot act as a blocker.

    Не может выступать защитником.
    """

    rows = (Cannot("block"),)


CARD = CardDefinition(
    id="peat-wraith",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Peat Wraith"},
        "ru": {"nom": "Торфяной призрак", "gen": "Торфяного призрака", "dat": "Торфяному призраку", "acc": "Торфяного призрака", "ins": "Торфяным призраком", "prep": "Торфяном призраке"},
    },
    abilities=(PeatWraithRule,),
    keywords=(Keyword("undead"),),
)

SOURCE = "cardscripts/heroes/first-light/peat-wraith.yaml"
LINES: dict[int, int] = {}
