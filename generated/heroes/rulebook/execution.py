"""Execution / Казнь. Generated from cardscripts/heroes/rulebook/execution.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    OPPONENT,
    OPPOSING,
    See,
    SpellAbility,
    Step,
    Target,
)


class ExecutionSpell(SpellAbility):
    """The opponent discards 2 cards.

    Противник сбрасывает 2 карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    targets = (Target(1, may_target_1, count=EXACTLY(2), zone=HAND, whose=OPPOSING, role="choice", by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="execution",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Execution"},
        "ru": {"nom": "Казнь", "gen": "Казни", "dat": "Казни", "acc": "Казнь", "ins": "Казнью", "prep": "Казни"},
    },
    abilities=(ExecutionSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/execution.yaml"
LINES: dict[int, int] = {27: 11}
