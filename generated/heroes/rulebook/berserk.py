"""Berserk / Берсерк. Generated from cardscripts/heroes/rulebook/berserk.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="berserk",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=3,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "Berserk"},
        "ru": {"nom": "Берсерк", "gen": "Берсерка", "dat": "Берсерку", "acc": "Берсерка", "ins": "Берсерком", "prep": "Берсерке"},
    },
    keywords=(Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/rulebook/berserk.yaml"
LINES: dict[int, int] = {}
