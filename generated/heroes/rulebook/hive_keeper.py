"""Hive Keeper / Хранительница улья. Generated from cardscripts/heroes/rulebook/hive-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="hive-keeper",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Hive Keeper"},
        "ru": {"nom": "Хранительница улья", "gen": "Хранительницы улья", "dat": "Хранительнице улья", "acc": "Хранительницу улья", "ins": "Хранительницей улья", "prep": "Хранительнице улья"},
    },
    keywords=(Keyword("unity", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/hive-keeper.yaml"
LINES: dict[int, int] = {}
