"""Clay Mother / Глиняная мать. Generated from cardscripts/heroes/first-light/clay-mother.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    HAND,
    OBTAINED,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class ClayMotherHire(TriggeredAbility):
    """Hire: Clay Mother obtains a creature from hand.

    Найм: Глиняная мать добывает существо из руки.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class ClayMotherAction(ActivatedAbility):
    """(3), (T): Put a creature obtained by Clay Mother into play under your control.

    (3)(Т): Положите существо, добытое Глиняной матерью, в игру под вашим контролем.
    """

    payments = (Coins(3), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.holder(card) == see.this

    def step_1(self, act: Act) -> None:
        act.take(act.target(1), "put", None, False, None, ())

    targets = (Target(1, may_target_1, zone=OBTAINED, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="clay-mother",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=6,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Clay Mother"},
        "ru": {"nom": "Глиняная мать", "gen": "Глиняной матери", "dat": "Глиняной матери", "acc": "Глиняную мать", "ins": "Глиняной матерью", "prep": "Глиняной матери"},
    },
    abilities=(ClayMotherHire, ClayMotherAction,),
)

SOURCE = "cardscripts/heroes/first-light/clay-mother.yaml"
LINES: dict[int, int] = {34: 12, 52: 12}
