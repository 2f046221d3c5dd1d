"""Festering / Нагноение. Generated from cardscripts/heroes/rulebook/festering.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class FesteringSpell(SpellAbility):
    """Increase poison by 2 on a creature.

    Усильте отравление существа на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.increase_poison(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="festering",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Festering"},
        "ru": {"nom": "Нагноение", "gen": "Нагноения", "dat": "Нагноению", "acc": "Нагноение", "ins": "Нагноением", "prep": "Нагноении"},
    },
    abilities=(FesteringSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/festering.yaml"
LINES: dict[int, int] = {23: 11}
