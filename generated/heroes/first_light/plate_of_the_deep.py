"""Plate of the Deep / Латы глубин. Generated from cardscripts/heroes/first-light/plate-of-the-deep.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class PlateOfTheDeepRule(StaticAbility):
    """Your hero has Armor 1.

    Ваш герой имеет Броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    rows = (Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="plate-of-the-deep",
    type="support",
    elements=("mountains",),
    classes=("armor",),
    cost=4,
    names={
        "en": {"nom": "Plate of the Deep"},
        "ru": {"nom": "Латы глубин", "gen": "Лат глубин", "dat": "Латам глубин", "acc": "Латы глубин", "ins": "Латами глубин", "prep": "Латах глубин", "number": "pl"},
    },
    abilities=(PlateOfTheDeepRule,),
)

SOURCE = "cardscripts/heroes/first-light/plate-of-the-deep.yaml"
LINES: dict[int, int] = {19: 10}
