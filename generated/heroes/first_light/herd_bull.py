"""Herd Bull / Табунный бык. Generated from cardscripts/heroes/first-light/herd-bull.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="herd-bull",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=4,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Herd Bull"},
        "ru": {"nom": "Табунный бык", "gen": "Табунного быка", "dat": "Табунному быку", "acc": "Табунного быка", "ins": "Табунным быком", "prep": "Табунном быке"},
    },
    keywords=(Keyword("frenzy"), Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/first-light/herd-bull.yaml"
LINES: dict[int, int] = {}
