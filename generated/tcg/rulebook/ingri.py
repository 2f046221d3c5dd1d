"""Ingri / Ингри. Generated from cardscripts/tcg/rulebook/ingri.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_TURN,
    See,
    Step,
    Target,
)


class IngriAction(ActivatedAbility):
    """[tap]: A creature gets +2 to strike until the end of the turn.

    [tap]: Существо получает +2 к удару до конца хода.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ingri",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=5,
    life=8,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Ingri"},
        "ru": {"nom": "Ингри", "gen": "Ингри", "dat": "Ингри", "acc": "Ингри", "ins": "Ингри", "prep": "Ингри"},
    },
    abilities=(IngriAction,),
)

SOURCE = "cardscripts/tcg/rulebook/ingri.yaml"
LINES: dict[int, int] = {27: 14}
