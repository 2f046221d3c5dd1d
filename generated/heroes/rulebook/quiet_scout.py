"""Quiet Scout / Тихий разведчик. Generated from cardscripts/heroes/rulebook/quiet-scout.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="quiet-scout",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Quiet Scout"},
        "ru": {"nom": "Тихий разведчик", "gen": "Тихого разведчика", "dat": "Тихому разведчику", "acc": "Тихого разведчика", "ins": "Тихим разведчиком", "prep": "Тихом разведчике"},
    },
    keywords=(Keyword("stealth"),),
)

SOURCE = "cardscripts/heroes/rulebook/quiet-scout.yaml"
LINES: dict[int, int] = {}
