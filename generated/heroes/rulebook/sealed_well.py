"""Sealed Well / Запечатанный колодец. Generated from cardscripts/heroes/rulebook/sealed-well.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    OPPONENT,
    PlayersCannot,
    StaticAbility,
)


class SealedWellRule(StaticAbility):
    """The opponent cannot draw a card.

    Противник не может взять карту.
    """

    rows = (PlayersCannot("draw", OPPONENT),)


CARD = CardDefinition(
    id="sealed-well",
    type="support",
    elements=("darkness",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Sealed Well"},
        "ru": {"nom": "Запечатанный колодец", "gen": "Запечатанного колодца", "dat": "Запечатанному колодцу", "acc": "Запечатанный колодец", "ins": "Запечатанным колодцем", "prep": "Запечатанном колодце"},
    },
    abilities=(SealedWellRule,),
)

SOURCE = "cardscripts/heroes/rulebook/sealed-well.yaml"
LINES: dict[int, int] = {}
