"""Monk of the First Ray / Монах первого луча. Generated from cardscripts/heroes/first-light/monk-of-the-first-ray.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="monk-of-the-first-ray",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Monk of the First Ray"},
        "ru": {"nom": "Монах первого луча", "gen": "Монаха первого луча", "dat": "Монаху первого луча", "acc": "Монаха первого луча", "ins": "Монахом первого луча", "prep": "Монахе первого луча"},
    },
    keywords=(Keyword("meditation", 2),),
)

SOURCE = "cardscripts/heroes/first-light/monk-of-the-first-ray.yaml"
LINES: dict[int, int] = {}
