"""Mobility Module / Модуль подвижности. Generated from cardscripts/heroes/rulebook/mobility-module.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="mobility-module",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Mobility Module"},
        "ru": {"nom": "Модуль подвижности", "gen": "Модуля подвижности", "dat": "Модулю подвижности", "acc": "Модуль подвижности", "ins": "Модулем подвижности", "prep": "Модуле подвижности"},
    },
    keywords=(Keyword("created"), Keyword("module"), Keyword("attack-experience"),),
)

SOURCE = "cardscripts/heroes/rulebook/mobility-module.yaml"
LINES: dict[int, int] = {}
