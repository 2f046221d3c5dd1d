"""Suppression Module / Модуль подавления. Generated from cardscripts/heroes/rulebook/suppression-module.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="suppression-module",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Suppression Module"},
        "ru": {"nom": "Модуль подавления", "gen": "Модуля подавления", "dat": "Модулю подавления", "acc": "Модуль подавления", "ins": "Модулем подавления", "prep": "Модуле подавления"},
    },
    keywords=(Keyword("created"), Keyword("module"), Keyword("protection-from-spells"),),
)

SOURCE = "cardscripts/heroes/rulebook/suppression-module.yaml"
LINES: dict[int, int] = {}
