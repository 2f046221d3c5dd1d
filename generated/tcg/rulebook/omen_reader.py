"""Omen Reader / Толкователь знамений. Generated from cardscripts/tcg/rulebook/omen-reader.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_YOUR_NEXT_TURN,
    See,
    Step,
    Target,
)


class OmenReaderAction(ActivatedAbility):
    """[tap]: A creature gets +1 to strike until the end of your next turn.

    [tap]: Существо получает +1 к удару до конца вашего следующего хода.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 1, until=END_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="omen-reader",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Omen Reader"},
        "ru": {"nom": "Толкователь знамений", "gen": "Толкователя знамений", "dat": "Толкователю знамений", "acc": "Толкователь знамений", "ins": "Толкователем знамений", "prep": "Толкователе знамений"},
    },
    abilities=(OmenReaderAction,),
)

SOURCE = "cardscripts/tcg/rulebook/omen-reader.yaml"
LINES: dict[int, int] = {27: 14}
