"""Basalt Sentinel / Базальтовый часовой. Generated from cardscripts/heroes/first-light/basalt-sentinel.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="basalt-sentinel",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Basalt Sentinel"},
        "ru": {"nom": "Базальтовый часовой", "gen": "Базальтового часового", "dat": "Базальтовому часовому", "acc": "Базальтового часового", "ins": "Базальтовым часовым", "prep": "Базальтовом часовом"},
    },
    keywords=(Keyword("minus-from-attacks", 2), Keyword("defense-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/basalt-sentinel.yaml"
LINES: dict[int, int] = {}
