"""Thorn Dancer / Танцор с шипами. Generated from cardscripts/heroes/rulebook/thorn-dancer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ThornDancerTrigger(TriggeredAbility):
    """When attacking, wound Thorn Dancer for 1.

    При атаке ранить Танцора с шипами на 1.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="thorn-dancer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=2,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Thorn Dancer"},
        "ru": {"nom": "Танцор с шипами", "gen": "Танцора с шипами", "dat": "Танцору с шипами", "acc": "Танцора с шипами", "ins": "Танцором с шипами", "prep": "Танцоре с шипами"},
    },
    abilities=(ThornDancerTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/thorn-dancer.yaml"
LINES: dict[int, int] = {22: 13}
