"""Bitter Balm / Горький бальзам. Generated from cardscripts/heroes/rulebook/bitter-balm.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class BitterBalmSpell(SpellAbility):
    """Wound a creature for 2. Heal that creature for 1."""

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))


CARD = CardDefinition(
    id="bitter-balm",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Bitter Balm"},
        "ru": {"nom": "Горький бальзам", "gen": "Горького бальзама", "dat": "Горькому бальзаму", "acc": "Горький бальзам", "ins": "Горьким бальзамом", "prep": "Горьком бальзаме"},
    },
    abilities=(BitterBalmSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/bitter-balm.yaml"
LINES: dict[int, int] = {20: 11, 23: 11}
