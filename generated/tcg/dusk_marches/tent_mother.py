"""Tent Mother / Мать шатров. Generated from cardscripts/tcg/dusk-marches/tent-mother.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class TentMotherTrigger(TriggeredAbility):
    """At the beginning of your turn, heal a creature standing next to Tent Mother for 1.

    В начале вашего хода излечить существо, стоящее рядом с Матерью шатров, на 1.
    """

    trigger = on.turn_starts(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="tent-mother",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=5,
    life=9,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Tent Mother"},
        "ru": {"nom": "Мать шатров", "gen": "Матери шатров", "dat": "Матери шатров", "acc": "Мать шатров", "ins": "Матерью шатров", "prep": "Матери шатров"},
    },
    abilities=(TentMotherTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/tent-mother.yaml"
LINES: dict[int, int] = {27: 12}
