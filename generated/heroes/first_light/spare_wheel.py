"""Spare Wheel / Запасное колесо. Generated from cardscripts/heroes/first-light/spare-wheel.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="spare-wheel",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Spare Wheel"},
        "ru": {"nom": "Запасное колесо", "gen": "Запасного колеса", "dat": "Запасному колесу", "acc": "Запасное колесо", "ins": "Запасным колесом", "prep": "Запасном колесе"},
    },
    keywords=(Keyword("module"), Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/spare-wheel.yaml"
LINES: dict[int, int] = {}
