"""Tireless Centaur / Неутомимый кентавр. Generated from cardscripts/heroes/rulebook/tireless-centaur.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="tireless-centaur",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Tireless Centaur"},
        "ru": {"nom": "Неутомимый кентавр", "gen": "Неутомимого кентавра", "dat": "Неутомимому кентавру", "acc": "Неутомимого кентавра", "ins": "Неутомимым кентавром", "prep": "Неутомимом кентавре"},
    },
    keywords=(Keyword("attack-experience"),),
)

SOURCE = "cardscripts/heroes/rulebook/tireless-centaur.yaml"
LINES: dict[int, int] = {}
