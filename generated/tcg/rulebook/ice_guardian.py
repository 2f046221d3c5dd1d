"""Ice Guardian / Ледяной страж. Generated from cardscripts/tcg/rulebook/ice-guardian.yaml; do not edit."""

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


class IceGuardianAction(ActivatedAbility):
    """[instant][tap]: Effect 'shackles of ice' – close a creature.

    [instant][tap]: Воздействие «оковы льда» – закрыть существо.
    """

    instant = True
    payments = (CloseThis(),)
    nature = EFFECT
    called = {"en": "shackles of ice", "ru": "оковы льда"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ice-guardian",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=6,
    life=10,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Ice Guardian"},
        "ru": {"nom": "Ледяной страж", "gen": "Ледяного стража", "dat": "Ледяному стражу", "acc": "Ледяного стража", "ins": "Ледяным стражем", "prep": "Ледяном страже"},
    },
    abilities=(IceGuardianAction,),
)

SOURCE = "cardscripts/tcg/rulebook/ice-guardian.yaml"
LINES: dict[int, int] = {30: 14}
