"""Running Bull / Бегущий бык. Generated from cardscripts/tcg/rulebook/running-bull.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class RunningBullTrigger(TriggeredAbility):
    """When Running Bull moves, wound a creature in the direction of movement for 1.

    Когда Бегущий бык перемещается, ранить существо в направлении движения на 1.
    """

    trigger = on.relocates(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.ahead() == card

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="running-bull",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=8,
    move=2,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Running Bull"},
        "ru": {"nom": "Бегущий бык", "gen": "Бегущего быка", "dat": "Бегущему быку", "acc": "Бегущего быка", "ins": "Бегущим быком", "prep": "Бегущем быке"},
    },
    abilities=(RunningBullTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/running-bull.yaml"
LINES: dict[int, int] = {27: 14}
