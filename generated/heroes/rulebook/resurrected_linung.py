"""Resurrected Linung / Возрождённый линунг. Generated from cardscripts/heroes/rulebook/resurrected-linung.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
)


CARD = CardDefinition(
    id="resurrected-linung",
    type="creature",
    elements=("darkness", "mountains"),
    classes=("linung", "undead"),
    cost=4,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Resurrected Linung"},
        "ru": {"nom": "Возрождённый линунг", "gen": "Возрождённого линунга", "dat": "Возрождённому линунгу", "acc": "Возрождённого линунга", "ins": "Возрождённым линунгом", "prep": "Возрождённом линунге"},
    },
)

SOURCE = "cardscripts/heroes/rulebook/resurrected-linung.yaml"
LINES: dict[int, int] = {}
