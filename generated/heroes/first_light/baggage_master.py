"""Baggage Master / Начальник обоза. Generated from cardscripts/heroes/first-light/baggage-master.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    DiscardCards,
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


class BaggageMasterHire(TriggeredAbility):
    """Hire: Baggage Master obtains a card from hand.

    Найм: Начальник обоза добывает карту из руки.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return True

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class BaggageMasterAction(ActivatedAbility):
    """Discard a card: Take a card obtained by Baggage Master into your hand.

    Сбросьте карту: Возьмите карту, добытую Начальником обоза, в руку.
    """

    payments = (DiscardCards(1),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.holder(card) == see.this

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=OBTAINED, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="baggage-master",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Baggage Master"},
        "ru": {"nom": "Начальник обоза", "gen": "Начальника обоза", "dat": "Начальнику обоза", "acc": "Начальника обоза", "ins": "Начальником обоза", "prep": "Начальнике обоза"},
    },
    abilities=(BaggageMasterHire, BaggageMasterAction,),
)

SOURCE = "cardscripts/heroes/first-light/baggage-master.yaml"
LINES: dict[int, int] = {33: 12, 51: 12}
