"""Griffin Chick / Птенец грифона. Generated from cardscripts/heroes/first-light/griffin-chick.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="griffin-chick",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Griffin Chick"},
        "ru": {"nom": "Птенец грифона", "gen": "Птенца грифона", "dat": "Птенцу грифона", "acc": "Птенца грифона", "ins": "Птенцом грифона", "prep": "Птенце грифона"},
    },
    keywords=(Keyword("clutch"), Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/griffin-chick.yaml"
LINES: dict[int, int] = {}
