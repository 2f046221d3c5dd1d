"""Second Wind / Второе дыхание. Generated from cardscripts/heroes/first-light/second-wind.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class SecondWindSpell(SpellAbility):
    """Open your creature, heal it for 1.

    Откройте ваше существо, излечить его на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.open(act.target(1))

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="second-wind",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Second Wind"},
        "ru": {"nom": "Второе дыхание", "gen": "Второго дыхания", "dat": "Второму дыханию", "acc": "Второе дыхание", "ins": "Вторым дыханием", "prep": "Втором дыхании"},
    },
    abilities=(SecondWindSpell,),
)

SOURCE = "cardscripts/heroes/first-light/second-wind.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
