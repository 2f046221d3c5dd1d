"""Moss Tender / Смотрительница мхов. Generated from cardscripts/heroes/first-light/moss-tender.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="moss-tender",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=2,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Moss Tender"},
        "ru": {"nom": "Смотрительница мхов", "gen": "Смотрительницы мхов", "dat": "Смотрительнице мхов", "acc": "Смотрительницу мхов", "ins": "Смотрительницей мхов", "prep": "Смотрительнице мхов"},
    },
    keywords=(Keyword("might", 2),),
)

SOURCE = "cardscripts/heroes/first-light/moss-tender.yaml"
LINES: dict[int, int] = {}
