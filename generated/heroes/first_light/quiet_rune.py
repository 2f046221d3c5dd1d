"""Quiet Rune / Тихая руна. Generated from cardscripts/heroes/first-light/quiet-rune.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    DrawLimit,
    OPPONENT,
    StaticAbility,
)


class QuietRuneRule(StaticAbility):
    """The opponent cannot draw their second card in a turn.

    Противник не может взять вторую карту за ход.
    """

    rows = (DrawLimit(1, OPPONENT),)


CARD = CardDefinition(
    id="quiet-rune",
    type="support",
    elements=("mountains",),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Quiet Rune"},
        "ru": {"nom": "Тихая руна", "gen": "Тихой руны", "dat": "Тихой руне", "acc": "Тихую руну", "ins": "Тихой руной", "prep": "Тихой руне"},
    },
    abilities=(QuietRuneRule,),
)

SOURCE = "cardscripts/heroes/first-light/quiet-rune.yaml"
LINES: dict[int, int] = {}
