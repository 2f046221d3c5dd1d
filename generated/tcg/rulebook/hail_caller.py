"""Hail Caller / Призыватель града. Generated from cardscripts/tcg/rulebook/hail-caller.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    EFFECT,
    See,
    Step,
)


class HailCallerAction(ActivatedAbility):
    """[tap]: Effect 'hail' – wound each enemy creature for 1.

    [tap]: Воздействие «град» – ранить каждое существо противника на 1.
    """

    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "hail", "ru": "град"}

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(HailCallerAction.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hail-caller",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=5,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Hail Caller"},
        "ru": {"nom": "Призыватель града", "gen": "Призывателя града", "dat": "Призывателю града", "acc": "Призывателя града", "ins": "Призывателем града", "prep": "Призывателе града"},
    },
    abilities=(HailCallerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/hail-caller.yaml"
LINES: dict[int, int] = {28: 14}
