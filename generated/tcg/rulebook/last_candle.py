"""Last Candle / Последняя свеча. Generated from cardscripts/tcg/rulebook/last-candle.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class LastCandleAction(ActivatedAbility):
    """[tap]: Leave a creature with 3 lives.

    [tap]: Оставить 3 жизни у существа.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.set_current_life(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="last-candle",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Last Candle"},
        "ru": {"nom": "Последняя свеча", "gen": "Последней свечи", "dat": "Последней свече", "acc": "Последнюю свечу", "ins": "Последней свечой", "prep": "Последней свече"},
    },
    abilities=(LastCandleAction,),
)

SOURCE = "cardscripts/tcg/rulebook/last-candle.yaml"
LINES: dict[int, int] = {26: 14}
