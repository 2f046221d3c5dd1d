"""Silent Library / Тихая библиотека. Generated from cardscripts/heroes/rulebook/silent-library.yaml; do not edit."""

from runtime.heroes.script import (
    ANY,
    CardDefinition,
    DrawLimit,
    StaticAbility,
)


class SilentLibraryRule(StaticAbility):
    """Each player cannot draw their second card in a turn.

    Каждый игрок не может взять вторую карту за ход.
    """

    rows = (DrawLimit(1, ANY),)


CARD = CardDefinition(
    id="silent-library",
    type="support",
    elements=(),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Silent Library"},
        "ru": {"nom": "Тихая библиотека", "gen": "Тихой библиотеки", "dat": "Тихой библиотеке", "acc": "Тихую библиотеку", "ins": "Тихой библиотекой", "prep": "Тихой библиотеке"},
    },
    abilities=(SilentLibraryRule,),
)

SOURCE = "cardscripts/heroes/rulebook/silent-library.yaml"
LINES: dict[int, int] = {}
