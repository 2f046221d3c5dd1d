"""Forked Tongue / Раздвоенный разряд. Generated from cardscripts/heroes/first-light/forked-tongue.yaml; do not edit."""

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


class ForkedTongueTrigger(TriggeredAbility):
    """When attacking, stun an opposing creature other than the attacked creature.

    При атаке оглушите существо противника, кроме атакованного.
    """

    trigger = on.attacks(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and card != see.event.target

    def step_1(self, act: Act) -> None:
        act.stun(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="forked-tongue",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Forked Tongue"},
        "ru": {"nom": "Раздвоенный разряд", "gen": "Раздвоенного разряда", "dat": "Раздвоенному разряду", "acc": "Раздвоенный разряд", "ins": "Раздвоенным разрядом", "prep": "Раздвоенном разряде"},
    },
    abilities=(ForkedTongueTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/forked-tongue.yaml"
LINES: dict[int, int] = {27: 12}
