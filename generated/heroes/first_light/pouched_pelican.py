"""Pouched Pelican / Пеликан с зобом. Generated from cardscripts/heroes/first-light/pouched-pelican.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    OBTAINED,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class PouchedPelicanHire(TriggeredAbility):
    """Hire: Pouched Pelican obtains the top card of your deck.

    Найм: Пеликан с зобом добывает верхнюю карту вашей колоды.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.top(act.you))

    steps = (Step(step_1),)


class PouchedPelicanAction(ActivatedAbility):
    """(2): Take a card obtained by Pouched Pelican into your hand.

    (2): Возьмите карту, добытую Пеликаном с зобом, в руку.
    """

    payments = (Coins(2),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.holder(card) == see.this

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=OBTAINED, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="pouched-pelican",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Pouched Pelican"},
        "ru": {"nom": "Пеликан с зобом", "gen": "Пеликана с зобом", "dat": "Пеликану с зобом", "acc": "Пеликана с зобом", "ins": "Пеликаном с зобом", "prep": "Пеликане с зобом"},
    },
    abilities=(PouchedPelicanHire, PouchedPelicanAction,),
)

SOURCE = "cardscripts/heroes/first-light/pouched-pelican.yaml"
LINES: dict[int, int] = {29: 12, 46: 12}
