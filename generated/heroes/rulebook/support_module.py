"""Support Module / Модуль поддержки. Generated from cardscripts/heroes/rulebook/support-module.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="support-module",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=0,
    lives=2,
    names={
        "en": {"nom": "Support Module"},
        "ru": {"nom": "Модуль поддержки", "gen": "Модуля поддержки", "dat": "Модулю поддержки", "acc": "Модуль поддержки", "ins": "Модулем поддержки", "prep": "Модуле поддержки"},
    },
    keywords=(Keyword("created"), Keyword("module"), Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/support-module.yaml"
LINES: dict[int, int] = {}
