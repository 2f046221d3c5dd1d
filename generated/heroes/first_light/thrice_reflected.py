"""Thrice Reflected / Трижды отражённая. Generated from cardscripts/heroes/first-light/thrice-reflected.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class ThriceReflectedSpell(SpellAbility):
    """Create two copies of your creature of cost 3 or less.

    Создайте две копии вашего существа стоимостью 3 или менее.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.create_copy(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="thrice-reflected",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Thrice Reflected"},
        "ru": {"nom": "Трижды отражённая", "gen": "Трижды отражённая", "dat": "Трижды отражённая", "acc": "Трижды отражённая", "ins": "Трижды отражённая", "prep": "Трижды отражённая"},
    },
    abilities=(ThriceReflectedSpell,),
)

SOURCE = "cardscripts/heroes/first-light/thrice-reflected.yaml"
LINES: dict[int, int] = {23: 10}
