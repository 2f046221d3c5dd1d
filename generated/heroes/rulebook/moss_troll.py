"""Moss Troll / Мшистый тролль. Generated from cardscripts/heroes/rulebook/moss-troll.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="moss-troll",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=4,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Moss Troll"},
        "ru": {"nom": "Мшистый тролль", "gen": "Мшистого тролля", "dat": "Мшистому троллю", "acc": "Мшистого тролля", "ins": "Мшистым троллем", "prep": "Мшистом тролле"},
    },
    keywords=(Keyword("regeneration", 2),),
)

SOURCE = "cardscripts/heroes/rulebook/moss-troll.yaml"
LINES: dict[int, int] = {}
