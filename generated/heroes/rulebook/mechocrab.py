"""Mechocrab / Мехокраб. Generated from cardscripts/heroes/rulebook/mechocrab.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="mechocrab",
    type="creature",
    elements=("swamps",),
    classes=("mechanism",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Mechocrab"},
        "ru": {"nom": "Мехокраб", "gen": "Мехокраба", "dat": "Мехокрабу", "acc": "Мехокраба", "ins": "Мехокрабом", "prep": "Мехокрабе"},
    },
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/mechocrab.yaml"
LINES: dict[int, int] = {}
