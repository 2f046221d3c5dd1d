"""Grave Caller / Зовущий из могил. Generated from cardscripts/tcg/rulebook/grave-caller.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    GRAVEYARD,
    See,
    Step,
    Target,
    YOURS,
)


class GraveCallerAction(ActivatedAbility):
    """[tap]: Resurrect a creature.

    [tap]: Возродить существо.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.resurrect(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="grave-caller",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Grave Caller"},
        "ru": {"nom": "Зовущий из могил", "gen": "Зовущего из могил", "dat": "Зовущему из могил", "acc": "Зовущий из могил", "ins": "Зовущим из могил", "prep": "Зовущем из могил"},
    },
    abilities=(GraveCallerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/grave-caller.yaml"
LINES: dict[int, int] = {28: 14}
