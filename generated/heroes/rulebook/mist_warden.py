"""Mist Warden / Хранитель тумана. Generated from cardscripts/heroes/rulebook/mist-warden.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    ReducedStrike,
)


class MistWardenReducedStrike(ReducedStrike):
    """Reducing strike to 1.

    Сведение удара к 1.
    """

    to = 1


CARD = CardDefinition(
    id="mist-warden",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Mist Warden"},
        "ru": {"nom": "Хранитель тумана", "gen": "Хранителя тумана", "dat": "Хранителю тумана", "acc": "Хранителя тумана", "ins": "Хранителем тумана", "prep": "Хранителе тумана"},
    },
    abilities=(MistWardenReducedStrike,),
)

SOURCE = "cardscripts/heroes/rulebook/mist-warden.yaml"
LINES: dict[int, int] = {}
