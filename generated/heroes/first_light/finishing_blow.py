"""Finishing Blow / Последняя капля. Generated from cardscripts/heroes/first-light/finishing-blow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    See,
    SpellAbility,
    Step,
    Target,
)


class FinishingBlowSpell(SpellAbility):
    """Destroy two creatures that have already received wounds this turn.

    Уничтожьте двух существ, которые уже получали раны в этот ход.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.wounded_this_turn(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.targets(1))

    targets = (Target(1, may_target_1, count=EXACTLY(2)),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="finishing-blow",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Finishing Blow"},
        "ru": {"nom": "Последняя капля", "gen": "Последней капли", "dat": "Последней капле", "acc": "Последнюю каплю", "ins": "Последней каплей", "prep": "Последней капле"},
    },
    abilities=(FinishingBlowSpell,),
)

SOURCE = "cardscripts/heroes/first-light/finishing-blow.yaml"
LINES: dict[int, int] = {24: 10}
