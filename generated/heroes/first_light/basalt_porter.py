"""Basalt Porter / Базальтовый грузчик. Generated from cardscripts/heroes/first-light/basalt-porter.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    ReducedStrike,
)


class BasaltPorterReducedStrike(ReducedStrike):
    """Reducing strike to 3.

    Сведение удара к 3.
    """

    to = 3


CARD = CardDefinition(
    id="basalt-porter",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Basalt Porter"},
        "ru": {"nom": "Базальтовый грузчик", "gen": "Базальтового грузчика", "dat": "Базальтовому грузчику", "acc": "Базальтового грузчика", "ins": "Базальтовым грузчиком", "prep": "Базальтовом грузчике"},
    },
    abilities=(BasaltPorterReducedStrike,),
)

SOURCE = "cardscripts/heroes/first-light/basalt-porter.yaml"
LINES: dict[int, int] = {}
