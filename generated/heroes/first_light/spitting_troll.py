"""Spitting Troll / Отрыгивающий тролль. Generated from cardscripts/heroes/first-light/spitting-troll.yaml; do not edit."""

from runtime.heroes.script import (
    ANY,
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


class SpittingTrollHire(TriggeredAbility):
    """Hire: Spitting Troll obtains a creature from any graveyard.

    Найм: Отрыгивающий тролль добывает существо с любого кладбища.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=ANY, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class SpittingTrollAction(ActivatedAbility):
    """(3): Put a creature obtained by Spitting Troll into play under your control (once per turn).

    (3): Положите существо, добытое Отрыгивающим троллем, в игру под вашим контролем (1 раз за ход).
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
    id="spitting-troll",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Spitting Troll"},
        "ru": {"nom": "Отрыгивающий тролль", "gen": "Отрыгивающего тролля", "dat": "Отрыгивающему троллю", "acc": "Отрыгивающего тролля", "ins": "Отрыгивающим троллем", "prep": "Отрыгивающем тролле"},
    },
    abilities=(SpittingTrollHire, SpittingTrollAction,),
)

SOURCE = "cardscripts/heroes/first-light/spitting-troll.yaml"
LINES: dict[int, int] = {36: 12, 55: 12}
