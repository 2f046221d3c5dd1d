"""Petal Keeper / Хранительница лепестков. Generated from cardscripts/heroes/first-light/petal-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Keyword,
    Step,
)


class PetalKeeperAction(ActivatedAbility):
    """(T): Heal your hero for X, where X is the number of enhancement effects on Petal Keeper.

    (Т): Излечить вашего героя на Х, где Х – количество эффектов усиления на Хранительнице лепестков.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, act.enhancements(act.this))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="petal-keeper",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=3,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Petal Keeper"},
        "ru": {"nom": "Хранительница лепестков", "gen": "Хранительницы лепестков", "dat": "Хранительнице лепестков", "acc": "Хранительницу лепестков", "ins": "Хранительницей лепестков", "prep": "Хранительнице лепестков"},
    },
    abilities=(PetalKeeperAction,),
    keywords=(Keyword("might", 2),),
)

SOURCE = "cardscripts/heroes/first-light/petal-keeper.yaml"
LINES: dict[int, int] = {22: 12}
