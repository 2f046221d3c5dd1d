"""Mist Warden / Хранитель тумана. Generated from cardscripts/heroes/rulebook/mist-warden.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


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
    keywords=(Keyword("reduced-strike", 1),),
)

SOURCE = "cardscripts/heroes/rulebook/mist-warden.yaml"
LINES: dict[int, int] = {}
