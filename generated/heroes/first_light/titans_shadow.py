"""Titan's Shadow / Тень титана. Generated from cardscripts/heroes/first-light/titans-shadow.yaml; do not edit."""

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


class TitansShadowHire(TriggeredAbility):
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
    id="titans-shadow",
    type="creature",
    elements=("mountains",),
    classes=("spirit",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Titan's Shadow"},
        "ru": {"nom": "Тень титана", "gen": "Тени титана", "dat": "Тени титана", "acc": "Тень титана", "ins": "Тенью титана", "prep": "Тени титана"},
    },
    abilities=(TitansShadowHire,),
)

SOURCE = "cardscripts/heroes/first-light/titans-shadow.yaml"
LINES: dict[int, int] = {28: 12}
