"""Jealous Librarian / Ревнивый библиотекарь. Generated from cardscripts/heroes/first-light/jealous-librarian.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    DrawLimit,
    OPPONENT,
    StaticAbility,
)


class JealousLibrarianRule(StaticAbility):
    """The opponent cannot draw more than one card in a turn.

    Противник не может взять более одной карты за ход.
    """

    rows = (DrawLimit(1, OPPONENT),)


CARD = CardDefinition(
    id="jealous-librarian",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Jealous Librarian"},
        "ru": {"nom": "Ревнивый библиотекарь", "gen": "Ревнивого библиотекаря", "dat": "Ревнивому библиотекарю", "acc": "Ревнивого библиотекаря", "ins": "Ревнивым библиотекарем", "prep": "Ревнивом библиотекаре"},
    },
    abilities=(JealousLibrarianRule,),
)

SOURCE = "cardscripts/heroes/first-light/jealous-librarian.yaml"
LINES: dict[int, int] = {}
