"""Exoskeleton / ЭкзоСкелет. Generated from cardscripts/heroes/rulebook/exoskeleton.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="exoskeleton",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Exoskeleton"},
        "ru": {"nom": "ЭкзоСкелет", "gen": "Экзоскелета", "dat": "Экзоскелету", "acc": "Экзоскелета", "ins": "Экзоскелетом", "prep": "Экзоскелете"},
    },
    keywords=(Keyword("module"), Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/exoskeleton.yaml"
LINES: dict[int, int] = {}
