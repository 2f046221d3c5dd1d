"""Salvage Master / Мастер утиля. Generated from cardscripts/heroes/first-light/salvage-master.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class SalvageMasterHire(TriggeredAbility):
    """Hire: Attach a mechanism from the graveyard to Salvage Master.

    Найм: Присоедините механизм с кладбища к Мастеру утиля.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "mechanism")

    def step_1(self, act: Act) -> None:
        act.attach(act.target(1), act.this)

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="salvage-master",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Salvage Master"},
        "ru": {"nom": "Мастер утиля", "gen": "Мастера утиля", "dat": "Мастеру утиля", "acc": "Мастера утиля", "ins": "Мастером утиля", "prep": "Мастере утиля"},
    },
    abilities=(SalvageMasterHire,),
)

SOURCE = "cardscripts/heroes/first-light/salvage-master.yaml"
LINES: dict[int, int] = {30: 12}
