"""Brewing / Зельеваренье. Generated from cardscripts/heroes/rulebook/brewing.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class BrewingSpell(SpellAbility):
    """Return a creature to its owner's hand.

    Верните существо в руку владельца.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="brewing",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Brewing"},
        "ru": {"nom": "Зельеваренье", "gen": "Зельеваренья", "dat": "Зельеваренью", "acc": "Зельеваренье", "ins": "Зельевареньем", "prep": "Зельеваренье"},
    },
    abilities=(BrewingSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/brewing.yaml"
LINES: dict[int, int] = {23: 11}
