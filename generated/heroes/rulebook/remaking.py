"""Remaking / Переделка. Generated from cardscripts/heroes/rulebook/remaking.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class RemakingSpell(SpellAbility):
    """Upgrade a creature.

    Усовершенствуйте существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.upgrade(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="remaking",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Remaking"},
        "ru": {"nom": "Переделка", "gen": "Переделки", "dat": "Переделке", "acc": "Переделку", "ins": "Переделкой", "prep": "Переделке"},
    },
    abilities=(RemakingSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/remaking.yaml"
LINES: dict[int, int] = {23: 11}
