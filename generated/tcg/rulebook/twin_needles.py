"""Twin Needles / Двойная игла. Generated from cardscripts/tcg/rulebook/twin-needles.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    IN_DOING_SO,
    See,
    Step,
    Target,
)


class TwinNeedlesAction(ActivatedAbility):
    """[tap]: Wound a creature for 2, and in doing so wound another creature for 1.

    [tap]: Ранить существо на 2, при этом ранить другое существо на 1.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(2), 1)

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO, targets=(2,)))


CARD = CardDefinition(
    id="twin-needles",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Twin Needles"},
        "ru": {"nom": "Двойная игла", "gen": "Двойной иглы", "dat": "Двойной игле", "acc": "Двойную иглу", "ins": "Двойной иглой", "prep": "Двойной игле"},
    },
    abilities=(TwinNeedlesAction,),
)

SOURCE = "cardscripts/tcg/rulebook/twin-needles.yaml"
LINES: dict[int, int] = {30: 14, 33: 14}
