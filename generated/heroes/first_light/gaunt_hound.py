"""Gaunt Hound / Тощая гончая. Generated from cardscripts/heroes/first-light/gaunt-hound.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class GauntHoundRule(StaticAbility):
    """While you have more cards in hand than the opponent, has +2 to strike.

    Пока у вас в руке больше карт, чем у противника, имеет +2 к удару.
    """

    def condition(self, see: See) -> bool:
        return len(see.hand(see.you)) > len(see.hand(see.opponent))

    rows = (Strike(2),)


CARD = CardDefinition(
    id="gaunt-hound",
    type="creature",
    elements=("darkness",),
    classes=("beast",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Gaunt Hound"},
        "ru": {"nom": "Тощая гончая", "gen": "Тощей гончей", "dat": "Тощей гончей", "acc": "Тощую гончую", "ins": "Тощей гончей", "prep": "Тощей гончей"},
    },
    abilities=(GauntHoundRule,),
)

SOURCE = "cardscripts/heroes/first-light/gaunt-hound.yaml"
LINES: dict[int, int] = {18: 12}
