"""Countess of Ash / Графиня пепла. Generated from cardscripts/heroes/first-light/countess-of-ash.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Elusiveness,
    Keyword,
    See,
)


class CountessOfAshElusiveness(Elusiveness):
    """Elusiveness from creatures of cost 2 or less.

    Неуловимость от существ стоимостью 2 или менее.
    """

    def from_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 2


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
LINES: dict[int, int] = {18: 12}
