"""Thousand-Year Ent / Тысячелетний энт. Generated from cardscripts/heroes/first-light/thousand-year-ent.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="thousand-year-ent",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=7,
    strike=6,
    lives=8,
    names={
        "en": {"nom": "Thousand-Year Ent"},
        "ru": {"nom": "Тысячелетний энт", "gen": "Тысячелетнего энта", "dat": "Тысячелетнему энту", "acc": "Тысячелетнего энта", "ins": "Тысячелетним энтом", "prep": "Тысячелетнем энте"},
    },
    keywords=(Keyword("regeneration", 3),),
)

SOURCE = "cardscripts/heroes/first-light/thousand-year-ent.yaml"
LINES: dict[int, int] = {}
