"""Endless Riders / Бесчисленные всадники. Generated from cardscripts/heroes/first-light/endless-riders.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="endless-riders",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Endless Riders"},
        "ru": {"nom": "Бесчисленные всадники", "gen": "Бесчисленных всадников", "dat": "Бесчисленным всадникам", "acc": "Бесчисленных всадников", "ins": "Бесчисленными всадниками", "prep": "Бесчисленных всадниках", "number": "pl"},
    },
    keywords=(Keyword("horde"), Keyword("unity", 2),),
)

SOURCE = "cardscripts/heroes/first-light/endless-riders.yaml"
LINES: dict[int, int] = {}
