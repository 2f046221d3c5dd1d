"""Motionless Archer / Неподвижная лучница. Generated from cardscripts/heroes/first-light/motionless-archer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class MotionlessArcherConcentration(TriggeredAbility):
    """Concentration: Place an enhancement effect on Motionless Archer.

    Концентрация: Положите эффект усиления на Неподвижную лучницу.
    """

    keyword = "concentration"

    def condition(self, see: See) -> bool:
        return not see.wounded_this_turn(see.this)

    trigger = on.turn_ends(player=opponent)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="motionless-archer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Motionless Archer"},
        "ru": {"nom": "Неподвижная лучница", "gen": "Неподвижной лучницы", "dat": "Неподвижной лучнице", "acc": "Неподвижную лучницу", "ins": "Неподвижной лучницей", "prep": "Неподвижной лучнице"},
    },
    abilities=(MotionlessArcherConcentration,),
)

SOURCE = "cardscripts/heroes/first-light/motionless-archer.yaml"
LINES: dict[int, int] = {23: 12, 28: 12}
