"""Overfed Boar / Раскормленный кабан. Generated from cardscripts/heroes/first-light/overfed-boar.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class OverfedBoarTrigger(TriggeredAbility):
    """When this creature receives the third (or a further) enhancement effect, wound the opposing hero for 2.

    Когда это существо получает третий (или более) эффект усиления, ранить героя противника на 2.
    """

    def condition(self, see: See) -> bool:
        return see.enhancements(see.this) >= 3

    trigger = on.enhanced(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="overfed-boar",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Overfed Boar"},
        "ru": {"nom": "Раскормленный кабан", "gen": "Раскормленного кабана", "dat": "Раскормленному кабану", "acc": "Раскормленный кабан", "ins": "Раскормленным кабаном", "prep": "Раскормленном кабане"},
    },
    abilities=(OverfedBoarTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/overfed-boar.yaml"
LINES: dict[int, int] = {21: 12, 26: 12}
