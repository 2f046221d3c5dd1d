"""Baraka / Барака. Generated from cardscripts/tcg/rulebook/baraka.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Rule,
    StaticAbility,
)


class BarakaRule(StaticAbility):
    """Does not close after a simple strike.

    Не закрывается после простого удара.
    """

    rows = (Rule("open_after_attack"),)


CARD = CardDefinition(
    id="baraka",
    type="creature",
    elements=("mountains",),
    classes=(),
    gold=6,
    life=9,
    move=1,
    strike=(2, 3, 3),
    names={
        "en": {"nom": "Baraka"},
        "ru": {"nom": "Барака", "gen": "Бараки", "dat": "Бараке", "acc": "Бараку", "ins": "Баракой", "prep": "Бараке"},
    },
    abilities=(BarakaRule,),
)

SOURCE = "cardscripts/tcg/rulebook/baraka.yaml"
LINES: dict[int, int] = {}
