"""Scourge Bearer / Носительница бича. Generated from cardscripts/heroes/first-light/scourge-bearer.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="scourge-bearer",
    type="creature",
    elements=("darkness",),
    classes=("human",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Scourge Bearer"},
        "ru": {"nom": "Носительница бича", "gen": "Носительницы бича", "dat": "Носительнице бича", "acc": "Носительницу бича", "ins": "Носительницей бича", "prep": "Носительнице бича"},
    },
    keywords=(Keyword("fury"), Keyword("rage"),),
)

SOURCE = "cardscripts/heroes/first-light/scourge-bearer.yaml"
LINES: dict[int, int] = {}
