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
    """Wound a creature for 2.

    Ранить существо на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class BitterBalmSpell2(SpellAbility):
    """Heal that creature for 1.

    Излечить это существо на 1.
    """

    def step_1(self, act: Act) -> None:
        act.heal(act.earlier_target(1), 1)

    steps = (Step(step_1),)
    refers_back = True


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
    abilities=(BitterBalmSpell, BitterBalmSpell2,),
)

SOURCE = "cardscripts/heroes/rulebook/bitter-balm.yaml"
LINES: dict[int, int] = {23: 11, 36: 11}
