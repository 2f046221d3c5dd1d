"""Nimert / Нимерт. Generated from cardscripts/heroes/rulebook/nimert.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="nimert",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Nimert"},
        "ru": {"nom": "Нимерт", "gen": "Нимерта", "dat": "Нимерту", "acc": "Нимерта", "ins": "Нимертом", "prep": "Нимерте"},
    },
    keywords=(Keyword("scale", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/nimert.yaml"
LINES: dict[int, int] = {}
