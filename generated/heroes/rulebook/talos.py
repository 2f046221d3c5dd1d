"""Talos / Талос. Generated from cardscripts/heroes/rulebook/talos.yaml; do not edit."""

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


class TalosHire(TriggeredAbility):
    """Hire: Copy a feature of another creature.

    Найм: Скопируйте особенность другого существа.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.copy_feature(act.this, act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="talos",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "Talos"},
        "ru": {"nom": "Талос", "gen": "Талоса", "dat": "Талосу", "acc": "Талоса", "ins": "Талосом", "prep": "Талосе"},
    },
    abilities=(TalosHire,),
)

SOURCE = "cardscripts/heroes/rulebook/talos.yaml"
LINES: dict[int, int] = {28: 13}
