"""Novice's Amulet / Амулет послушника. Generated from cardscripts/heroes/rulebook/novices-amulet.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Inflicts,
    See,
    StaticAbility,
)


class NovicesAmuletRule(StaticAbility):
    """Your spells inflict 1 more wound.

    Ваши заклинания наносят на 1 рану больше.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_spell(card) and see.is_yours(card)

    rows = (Inflicts(1),)


CARD = CardDefinition(
    id="novices-amulet",
    type="support",
    elements=(),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Novice's Amulet"},
        "ru": {"nom": "Амулет послушника", "gen": "Амулета послушника", "dat": "Амулету послушника", "acc": "Амулет послушника", "ins": "Амулетом послушника", "prep": "Амулете послушника"},
    },
    abilities=(NovicesAmuletRule,),
)

SOURCE = "cardscripts/heroes/rulebook/novices-amulet.yaml"
LINES: dict[int, int] = {18: 11}
