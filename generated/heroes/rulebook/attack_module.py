"""Attack Module / Модуль атаки. Generated from cardscripts/heroes/rulebook/attack-module.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="attack-module",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Attack Module"},
        "ru": {"nom": "Модуль атаки", "gen": "Модуля атаки", "dat": "Модулю атаки", "acc": "Модуль атаки", "ins": "Модулем атаки", "prep": "Модуле атаки"},
    },
    keywords=(Keyword("created"), Keyword("module"),),
)

SOURCE = "cardscripts/heroes/rulebook/attack-module.yaml"
LINES: dict[int, int] = {}
