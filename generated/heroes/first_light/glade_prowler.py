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
        "ru": {"nom": "Крадущаяся по полянам", "gen": "Крадущейся по полянам", "dat": "Крадущейся по полянам", "acc": "Крадущуюся по полянам", "ins": "Крадущейся по полянам", "prep": "Крадущейся по полянам"},
    },
    keywords=(Keyword("stealth"), Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/glade-prowler.yaml"
LINES: dict[int, int] = {}
