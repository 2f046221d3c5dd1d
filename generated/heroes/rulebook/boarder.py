"""Boarder / Абордажник. Generated from cardscripts/heroes/rulebook/boarder.yaml; do not edit."""

from runtime.heroes.script import (
    AttackStrength,
    CardDefinition,
    See,
    StaticAbility,
)


class BoarderRule(StaticAbility):
    """+2 to strike against the opposing hero.

    +2 к удару по герою противника.
    """

    def against_1(self, see: See, me: int, card: int) -> bool:
        return see.is_hero(card) and see.is_opposing(card)

    rows = (AttackStrength(2, by="strike", against=against_1),)


CARD = CardDefinition(
    id="boarder",
    type="creature",
    elements=("swamps",),
    classes=("pirate",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Boarder"},
        "ru": {"nom": "Абордажник", "gen": "Абордажника", "dat": "Абордажнику", "acc": "Абордажника", "ins": "Абордажником", "prep": "Абордажнике"},
    },
    abilities=(BoarderRule,),
)

SOURCE = "cardscripts/heroes/rulebook/boarder.yaml"
LINES: dict[int, int] = {}
