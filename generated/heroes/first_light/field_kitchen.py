"""Field Kitchen / Полевая кухня. Generated from cardscripts/heroes/first-light/field-kitchen.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    X,
)


class FieldKitchenSpell(SpellAbility):
    """Place X+1 additional lives on a creature. Heal that creature for 2."""

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), act.x + 1)

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))


CARD = CardDefinition(
    id="field-kitchen",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=X,
    names={
        "en": {"nom": "Field Kitchen"},
        "ru": {"nom": "Полевая кухня", "gen": "Полевой кухни", "dat": "Полевой кухне", "acc": "Полевую кухню", "ins": "Полевой кухней", "prep": "Полевой кухне"},
    },
    abilities=(FieldKitchenSpell,),
)

SOURCE = "cardscripts/heroes/first-light/field-kitchen.yaml"
LINES: dict[int, int] = {21: 10, 24: 10}
