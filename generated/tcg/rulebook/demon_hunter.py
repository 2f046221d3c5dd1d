"""Demon Hunter / Охотник на демонов. Generated from cardscripts/tcg/rulebook/demon-hunter.yaml; do not edit."""

from runtime.tcg.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class DemonHunterRule(StaticAbility):
    """Cannot be taken into the squad with demons.

    Не может быть взят в отряд с демонами.
    """

    def such_1(self, see: See, card: int, other: int) -> bool:
        return see.has_class(other, "demon")

    rows = (Cannot("join", such_1),)


CARD = CardDefinition(
    id="demon-hunter",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Demon Hunter"},
        "ru": {"nom": "Охотник на демонов", "gen": "Охотника на демонов", "dat": "Охотнику на демонов", "acc": "Охотника на демонов", "ins": "Охотником на демонов", "prep": "Охотнике на демонов"},
    },
    abilities=(DemonHunterRule,),
)

SOURCE = "cardscripts/tcg/rulebook/demon-hunter.yaml"
LINES: dict[int, int] = {}
