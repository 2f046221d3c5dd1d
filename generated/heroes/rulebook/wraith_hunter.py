"""Wraith Hunter / Охотник на призраков. Generated from cardscripts/heroes/rulebook/wraith-hunter.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Inflicts,
    Receives,
    See,
    StaticAbility,
)


class WraithHunterSuperiority(StaticAbility):
    """Superiority over undead.

    Превосходство над нежитью.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "undead")

    def source_2(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "undead")

    rows = (Inflicts(2, against=against_1), Receives(-2, source=source_2),)


CARD = CardDefinition(
    id="wraith-hunter",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Wraith Hunter"},
        "ru": {"nom": "Охотник на призраков", "gen": "Охотника на призраков", "dat": "Охотнику на призраков", "acc": "Охотника на призраков", "ins": "Охотником на призраков", "prep": "Охотнике на призраков"},
    },
    abilities=(WraithHunterSuperiority,),
)

SOURCE = "cardscripts/heroes/rulebook/wraith-hunter.yaml"
LINES: dict[int, int] = {}
