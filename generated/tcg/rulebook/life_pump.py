"""Life Pump / Перекачка жизни. Generated from cardscripts/tcg/rulebook/life-pump.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    THEN,
    Target,
)


class LifePumpAction(ActivatedAbility):
    """[tap]: Wound a creature for 1, heal another creature for 1.

    [tap]: Ранить существо на 1, излечить другое существо на 1.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    def step_2(self, act: Act) -> None:
        act.heal(act.target(2), 1)

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="life-pump",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Life Pump"},
        "ru": {"nom": "Перекачка жизни", "gen": "Перекачки жизни", "dat": "Перекачке жизни", "acc": "Перекачку жизни", "ins": "Перекачкой жизни", "prep": "Перекачке жизни"},
    },
    abilities=(LifePumpAction,),
)

SOURCE = "cardscripts/tcg/rulebook/life-pump.yaml"
LINES: dict[int, int] = {30: 14, 33: 14}
