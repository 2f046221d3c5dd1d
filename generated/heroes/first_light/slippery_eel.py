"""Slippery Eel / Скользкий угорь. Generated from cardscripts/heroes/first-light/slippery-eel.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Elusiveness,
    Ignores,
    See,
    StaticAbility,
)


class SlipperyEelRule(StaticAbility):
    """Ignores features that oblige attacks.

    Игнорирует особенности, обязывающие атаковать.
    """

    rows = (Ignores(("obligations",)),)


class SlipperyEelElusiveness(Elusiveness):
    """Elusiveness from creatures of cost 5 or more.

    Неуловимость от существ стоимостью 5 или более.
    """

    def from_creature(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) >= 5


CARD = CardDefinition(
    id="slippery-eel",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=3,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Slippery Eel"},
        "ru": {"nom": "Скользкий угорь", "gen": "Скользкого угря", "dat": "Скользкому угрю", "acc": "Скользкого угря", "ins": "Скользким угрём", "prep": "Скользком угре"},
    },
    abilities=(SlipperyEelRule, SlipperyEelElusiveness,),
)

SOURCE = "cardscripts/heroes/first-light/slippery-eel.yaml"
LINES: dict[int, int] = {28: 12}
