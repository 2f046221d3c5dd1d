"""Rationing / Карточки на хлеб. Generated from cardscripts/heroes/first-light/rationing.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    DrawLimit,
    OPPONENT,
    StaticAbility,
)


class RationingRule(StaticAbility):
    """The opponent cannot draw more than two cards in a turn.

    Противник не может взять более двух карт за ход.
    """

    rows = (DrawLimit(2, OPPONENT),)


CARD = CardDefinition(
    id="rationing",
    type="support",
    elements=(),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Rationing"},
        "ru": {"nom": "Карточки на хлеб", "gen": "Карточек на хлеб", "dat": "Карточкам на хлеб", "acc": "Карточки на хлеб", "ins": "Карточками на хлеб", "prep": "Карточках на хлеб", "number": "pl"},
    },
    abilities=(RationingRule,),
)

SOURCE = "cardscripts/heroes/first-light/rationing.yaml"
LINES: dict[int, int] = {}
