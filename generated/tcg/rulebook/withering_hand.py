"""Withering Hand / Иссушающая рука. Generated from cardscripts/tcg/rulebook/withering-hand.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class WitheringHandAction(ActivatedAbility):
    """[tap]: A creature loses 2 lives.

    [tap]: Существо теряет 2 жизни.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.lose_life(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="withering-hand",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Withering Hand"},
        "ru": {"nom": "Иссушающая рука", "gen": "Иссушающей руки", "dat": "Иссушающей руке", "acc": "Иссушающую руку", "ins": "Иссушающей рукой", "prep": "Иссушающей руке"},
    },
    abilities=(WitheringHandAction,),
)

SOURCE = "cardscripts/tcg/rulebook/withering-hand.yaml"
LINES: dict[int, int] = {26: 14}
