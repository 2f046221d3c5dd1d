"""Hermit / Отшельник. Generated from cardscripts/tcg/rulebook/hermit.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    See,
    Step,
    Target,
)


class HermitAction(ActivatedAbility):
    """[instant][tap]: Effect 'herbs' – heal a creature for 1.

    [instant][tap]: Воздействие «травы» – излечить существо на 1.
    """

    instant = True
    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "herbs", "ru": "травы"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="hermit",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Hermit"},
        "ru": {"nom": "Отшельник", "gen": "Отшельника", "dat": "Отшельнику", "acc": "Отшельника", "ins": "Отшельником", "prep": "Отшельнике"},
    },
    abilities=(HermitAction,),
)

SOURCE = "cardscripts/tcg/rulebook/hermit.yaml"
LINES: dict[int, int] = {30: 14}
