"""Slippery Eel / Скользкий угорь. Generated from cardscripts/heroes/first-light/slippery-eel.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Ignores,
    See,
    StaticAbility,
)


class SlipperyEelRule(StaticAbility):
    """Ignores features that oblige attacks.

    Игнорирует особенности, обязывающие атаковать.
    """

    rows = (Ignores(("obligations",)),)


class SlipperyEelElusiveness(StaticAbility):
    """Elusiveness from creatures of cost 5 or more.

    Неуловимость от существ стоимостью 5 или более.
    """

    keyword = "elusiveness"

    def other_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.cost(other) >= 5

    def other_2(self, see: See, card: int, other: int) -> bool:
        return see.is_open(see.this) and see.is_creature(other) and see.cost(other) >= 5

    rows = (Cannot("be_blocked", other_1), Cannot("be_attacked", other_2),)


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
LINES: dict[int, int] = {}
