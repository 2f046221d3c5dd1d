"""First Sprout / Первый росток. Generated from cardscripts/heroes/first-light/first-sprout.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class FirstSproutSpell(SpellAbility):
    """Place an enhancement effect on your creature.

    Положите эффект усиления на ваше существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="first-sprout",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "First Sprout"},
        "ru": {"nom": "Первый росток", "gen": "Первого ростка", "dat": "Первому ростку", "acc": "Первый росток", "ins": "Первым ростком", "prep": "Первом ростке"},
    },
    abilities=(FirstSproutSpell,),
)

SOURCE = "cardscripts/heroes/first-light/first-sprout.yaml"
LINES: dict[int, int] = {23: 10}
