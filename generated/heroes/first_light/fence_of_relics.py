"""Fence of Relics / Скупщик реликвий. Generated from cardscripts/heroes/first-light/fence-of-relics.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
    on,
    you,
)


class FenceOfRelicsAction(ActivatedAbility):
    """(T): Heal your hero for X, where X is the number of cards you have discarded this turn.

    (Т): Излечить вашего героя на Х, где Х – количество карт, которые вы сбросили в этот ход.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, act.happened(on.discards(you)))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="fence-of-relics",
    type="creature",
    elements=("darkness",),
    classes=("robber",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Fence of Relics"},
        "ru": {"nom": "Скупщик реликвий", "gen": "Скупщика реликвий", "dat": "Скупщику реликвий", "acc": "Скупщика реликвий", "ins": "Скупщиком реликвий", "prep": "Скупщике реликвий"},
    },
    abilities=(FenceOfRelicsAction,),
)

SOURCE = "cardscripts/heroes/first-light/fence-of-relics.yaml"
LINES: dict[int, int] = {23: 12}
