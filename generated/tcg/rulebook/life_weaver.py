"""Life Weaver / Ткач жизни. Generated from cardscripts/tcg/rulebook/life-weaver.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class LifeWeaverAction(ActivatedAbility):
    """[tap]: Transfer 2 lives from a creature to another creature.

    [tap]: Перенести 2 жизни с существа на другое существо.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.transfer_life(act.target(1), act.target(2), 2)

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="life-weaver",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Life Weaver"},
        "ru": {"nom": "Ткач жизни", "gen": "Ткача жизни", "dat": "Ткачу жизни", "acc": "Ткача жизни", "ins": "Ткачом жизни", "prep": "Ткаче жизни"},
    },
    abilities=(LifeWeaverAction,),
)

SOURCE = "cardscripts/tcg/rulebook/life-weaver.yaml"
LINES: dict[int, int] = {29: 14}
