"""Field Surgeon / Полевой хирург. Generated from cardscripts/tcg/dusk-marches/field-surgeon.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class FieldSurgeonAction(ActivatedAbility):
    """[instant][tap]: Heal a creature for 1.

    [instant][tap]: Излечить существо на 1.
    """

    instant = True
    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="field-surgeon",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Field Surgeon"},
        "ru": {"nom": "Полевой хирург", "gen": "Полевого хирурга", "dat": "Полевому хирургу", "acc": "Полевого хирурга", "ins": "Полевым хирургом", "prep": "Полевом хирурге"},
    },
    abilities=(FieldSurgeonAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/field-surgeon.yaml"
LINES: dict[int, int] = {27: 12}
