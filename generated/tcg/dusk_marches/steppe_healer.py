"""Steppe Healer / Степной лекарь. Generated from cardscripts/tcg/dusk-marches/steppe-healer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class SteppeHealerAction(ActivatedAbility):
    """[tap]: Heal a creature for 2.

    [tap]: Излечить существо на 2.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="steppe-healer",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Steppe Healer"},
        "ru": {"nom": "Степной лекарь", "gen": "Степного лекаря", "dat": "Степному лекарю", "acc": "Степного лекаря", "ins": "Степным лекарем", "prep": "Степном лекаре"},
    },
    abilities=(SteppeHealerAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/steppe-healer.yaml"
LINES: dict[int, int] = {26: 12}
