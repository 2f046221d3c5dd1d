"""Grabber / Захват. Generated from cardscripts/heroes/first-light/grabber.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class GrabberHire(TriggeredAbility):
    """Hire: Attach a mechanism from hand to Grabber.

    Найм: Присоедините механизм из руки к Захвату.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "mechanism")

    def step_1(self, act: Act) -> None:
        act.attach(act.target(1), act.this)

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="grabber",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Grabber"},
        "ru": {"nom": "Захват", "gen": "Захвата", "dat": "Захвату", "acc": "Захват", "ins": "Захватом", "prep": "Захвате"},
    },
    abilities=(GrabberHire,),
)

SOURCE = "cardscripts/heroes/first-light/grabber.yaml"
LINES: dict[int, int] = {30: 12}
