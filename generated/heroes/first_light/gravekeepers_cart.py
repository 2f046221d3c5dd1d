"""Gravekeeper's Cart / Кладбищенская телега. Generated from cardscripts/heroes/first-light/gravekeepers-cart.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    GRAVEYARD,
    Limit,
    OBTAINED,
    See,
    Step,
    TURN,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class GravekeepersCartHire(TriggeredAbility):
    """Hire: Gravekeeper's Cart obtains a creature from the graveyard.

    Найм: Кладбищенская телега добывает существо с кладбища.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class GravekeepersCartAction(ActivatedAbility):
    """(3): Put a creature obtained by Gravekeeper's Cart into play under your control (once per turn).

    (3): Положите существо, добытое Кладбищенской телегой, в игру под вашим контролем (1 раз за ход).
    """

    payments = (Coins(3),)
    limit = Limit(1, TURN)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.holder(card) == see.this

    def step_1(self, act: Act) -> None:
        act.take(act.target(1), "put", None, False, None, ())

    targets = (Target(1, may_target_1, zone=OBTAINED, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="gravekeepers-cart",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=6,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "Gravekeeper's Cart"},
        "ru": {"nom": "Кладбищенская телега", "gen": "Кладбищенской телеги", "dat": "Кладбищенской телеге", "acc": "Кладбищенскую телегу", "ins": "Кладбищенской телегой", "prep": "Кладбищенской телеге"},
    },
    abilities=(GravekeepersCartHire, GravekeepersCartAction,),
)

SOURCE = "cardscripts/heroes/first-light/gravekeepers-cart.yaml"
LINES: dict[int, int] = {35: 12, 54: 12}
