"""Wind Summoner / Призывательница ветров. Generated from cardscripts/heroes/first-light/wind-summoner.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class WindSummonerHire(TriggeredAbility):
    """Hire: Create an Air Elemental.

    Найм: Создайте Элементаля воздуха.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.create("air-elemental", 1)

    steps = (Step(step_1),)
    makes = ("air-elemental",)


CARD = CardDefinition(
    id="wind-summoner",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=4,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Wind Summoner"},
        "ru": {"nom": "Призывательница ветров", "gen": "Призывательницы ветров", "dat": "Призывательнице ветров", "acc": "Призывательницу ветров", "ins": "Призывательницей ветров", "prep": "Призывательнице ветров"},
    },
    abilities=(WindSummonerHire,),
)

SOURCE = "cardscripts/heroes/first-light/wind-summoner.yaml"
LINES: dict[int, int] = {23: 12}
