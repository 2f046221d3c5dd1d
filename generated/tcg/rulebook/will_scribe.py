"""Will Scribe / Писец завещаний. Generated from cardscripts/tcg/rulebook/will-scribe.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_GAME,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class WillScribeTrigger(TriggeredAbility):
    """When this creature dies, wound each enemy creature for 1.

    При гибели ранить каждое существо противника на 1.
    """

    trigger = on.dies(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(WillScribeTrigger.such_1), 1)

    steps = (Step(step_1),)


class WillScribeAction(ActivatedAbility):
    """[tap]: A creature receives 'When this creature dies, wound each enemy creature for 1' until the end of the battle.

    [tap]: Существо получает «При гибели ранить каждое существо противника на 1» до конца боя.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), WillScribeTrigger, until=END_OF_GAME)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (WillScribeTrigger,)


CARD = CardDefinition(
    id="will-scribe",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Will Scribe"},
        "ru": {"nom": "Писец завещаний", "gen": "Писца завещаний", "dat": "Писцу завещаний", "acc": "Писца завещаний", "ins": "Писцом завещаний", "prep": "Писце завещаний"},
    },
    abilities=(WillScribeAction,),
)

SOURCE = "cardscripts/tcg/rulebook/will-scribe.yaml"
LINES: dict[int, int] = {30: 14, 47: 14}
