"""Noonday Giant / Полуденный великан. Generated from cardscripts/heroes/first-light/noonday-giant.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class NoondayGiantRule(StaticAbility):
    """Has +3 to strike during your turn.

    Имеет +3 к удару в ваш ход.
    """

    def condition(self, see: See) -> bool:
        return see.your_turn

    rows = (Strike(3),)


CARD = CardDefinition(
    id="noonday-giant",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=3,
    lives=6,
    names={
        "en": {"nom": "Noonday Giant"},
        "ru": {"nom": "Полуденный великан", "gen": "Полуденного великана", "dat": "Полуденному великану", "acc": "Полуденного великана", "ins": "Полуденным великаном", "prep": "Полуденном великане"},
    },
    abilities=(NoondayGiantRule,),
)

SOURCE = "cardscripts/heroes/first-light/noonday-giant.yaml"
LINES: dict[int, int] = {18: 12}
