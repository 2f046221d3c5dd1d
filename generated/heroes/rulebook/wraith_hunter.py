"""Wraith Hunter / Охотник на призраков. Generated from cardscripts/heroes/rulebook/wraith-hunter.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    Superiority,
)


class WraithHunterSuperiority(Superiority):
    """Superiority over undead.

    Превосходство над нежитью.
    """

    def over(self, see: See, card: int) -> bool:
        return see.has_class(card, "undead")


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
LINES: dict[int, int] = {17: 13}
