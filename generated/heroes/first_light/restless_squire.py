"""Restless Squire / Неупокоенный оруженосец. Generated from cardscripts/heroes/first-light/restless-squire.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="restless-squire",
    type="creature",
    elements=("darkness",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Restless Squire"},
        "ru": {"nom": "Неупокоенный оруженосец", "gen": "Неупокоенного оруженосца", "dat": "Неупокоенному оруженосцу", "acc": "Неупокоенного оруженосца", "ins": "Неупокоенным оруженосцем", "prep": "Неупокоенном оруженосце"},
    },
    keywords=(Keyword("incarnation", 2),),
)

SOURCE = "cardscripts/heroes/first-light/restless-squire.yaml"
LINES: dict[int, int] = {}
