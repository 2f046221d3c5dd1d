"""Ballast Carrier / Носитель балласта. Generated from cardscripts/heroes/first-light/ballast-carrier.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EntersWith,
    See,
    StaticAbility,
    Step,
    Target,
)


class BallastCarrierRule(StaticAbility):
    """Enters play with 2 enhancement effects.

    Входит в игру с 2 эффектами усиления.
    """

    rows = (EntersWith("enhancement", 2),)


class BallastCarrierAction(ActivatedAbility):
    """(T): Move all enhancement effects from Ballast Carrier to another of your creatures.

    (Т): Переместите все эффекты усиления с Носителя балласта на ваше другое существо.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        number = act.enhancements(act.this)
        act.remove_enhancement(act.this, number)
        act.enhance(act.target(1), number)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ballast-carrier",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=3,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Ballast Carrier"},
        "ru": {"nom": "Носитель балласта", "gen": "Носителя балласта", "dat": "Носителю балласта", "acc": "Носитель балласта", "ins": "Носителем балласта", "prep": "Носителе балласта"},
    },
    abilities=(BallastCarrierRule, BallastCarrierAction,),
)

SOURCE = "cardscripts/heroes/first-light/ballast-carrier.yaml"
LINES: dict[int, int] = {37: 12, 38: 12, 39: 12}
