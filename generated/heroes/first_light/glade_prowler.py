"""Glade Prowler / Крадущаяся по полянам. Generated from cardscripts/heroes/first-light/glade-prowler.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="glade-prowler",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Glade Prowler"},
        "ru": {"nom": "Крадущееся по полянам", "gen": "Крадущегося по полянам", "dat": "Крадущемуся по полянам", "acc": "Крадущееся по полянам", "ins": "Крадущимся по полянам", "prep": "Крадущемся по полянам"},
    },
    keywords=(Keyword("stealth"), Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/glade-prowler.yaml"
LINES: dict[int, int] = {}
