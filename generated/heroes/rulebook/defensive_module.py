"""Defensive Module / Защитный модуль. Generated from cardscripts/heroes/rulebook/defensive-module.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="defensive-module",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=0,
    lives=2,
    names={
        "en": {"nom": "Defensive Module"},
        "ru": {"nom": "Защитный модуль", "gen": "Защитного модуля", "dat": "Защитному модулю", "acc": "Защитный модуль", "ins": "Защитным модулем", "prep": "Защитном модуле"},
    },
    keywords=(Keyword("created"), Keyword("module"), Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/defensive-module.yaml"
LINES: dict[int, int] = {}
