"""Left-Hander / Левша. Generated from cardscripts/tcg/rulebook/left-hander.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class LeftHanderAction(ActivatedAbility):
    """[tap]: Wound an enemy creature standing to the left of Left-Hander for 2.

    [tap]: Ранить существо противника, стоящее слева от Левши, на 2.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.neighbour(see.this, 0, -1) == card

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="left-hander",
    type="creature",
    elements=(),
    classes=(),
    silver=3,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Left-Hander"},
        "ru": {"nom": "Левша", "gen": "Левши", "dat": "Левше", "acc": "Левшу", "ins": "Левшой", "prep": "Левше"},
    },
    abilities=(LeftHanderAction,),
)

SOURCE = "cardscripts/tcg/rulebook/left-hander.yaml"
LINES: dict[int, int] = {26: 14}
