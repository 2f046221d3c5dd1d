"""Singer of the Backwater / Певунья заводи. Generated from cardscripts/heroes/first-light/singer-of-the-backwater.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class SingerOfTheBackwaterHire(TriggeredAbility):
    """Hire: Take control of an opposing creature of cost 3 or less.

    Найм: Возьмите под контроль существо противника стоимостью 3 или менее.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="singer-of-the-backwater",
    type="creature",
    elements=("swamps",),
    classes=("mermaid",),
    cost=6,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Singer of the Backwater"},
        "ru": {"nom": "Певунья заводи", "gen": "Певуньи заводи", "dat": "Певунье заводи", "acc": "Певунью заводи", "ins": "Певуньей заводи", "prep": "Певунье заводи"},
    },
    abilities=(SingerOfTheBackwaterHire,),
)

SOURCE = "cardscripts/heroes/first-light/singer-of-the-backwater.yaml"
LINES: dict[int, int] = {28: 12}
