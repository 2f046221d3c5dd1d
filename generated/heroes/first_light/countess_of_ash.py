"""Countess of Ash / Графиня пепла. Generated from cardscripts/heroes/first-light/countess-of-ash.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    See,
    StaticAbility,
)


class CountessOfAshElusiveness(StaticAbility):
    """Elusiveness from creatures of cost 2 or less.

    Неуловимость от существ стоимостью 2 или менее.
    """

    keyword = "elusiveness"

    def other_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.cost(other) <= 2

    def other_2(self, see: See, card: int, other: int) -> bool:
        return see.is_open(see.this) and see.is_creature(other) and see.cost(other) <= 2

    rows = (Cannot("be_blocked", other_1), Cannot("be_attacked", other_2),)


CARD = CardDefinition(
    id="countess-of-ash",
    type="creature",
    elements=("darkness",),
    classes=("vampire",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Countess of Ash"},
        "ru": {"nom": "Графиня пепла", "gen": "Графини пепла", "dat": "Графине пепла", "acc": "Графиню пепла", "ins": "Графиней пепла", "prep": "Графине пепла"},
    },
    abilities=(CountessOfAshElusiveness,),
    keywords=(Keyword("vampirism", 2),),
)

SOURCE = "cardscripts/heroes/first-light/countess-of-ash.yaml"
LINES: dict[int, int] = {}
