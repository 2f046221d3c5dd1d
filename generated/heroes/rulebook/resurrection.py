"""Resurrection / Возрождение. Generated from cardscripts/heroes/rulebook/resurrection.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class ResurrectionSpell(SpellAbility):
    """Take a creature from the graveyard into your hand.

    Возьмите существо с кладбища в руку.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="resurrection",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=1,
    names={
        "en": {"nom": "Resurrection"},
        "ru": {"nom": "Возрождение", "gen": "Возрождения", "dat": "Возрождению", "acc": "Возрождение", "ins": "Возрождением", "prep": "Возрождении"},
    },
    abilities=(ResurrectionSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/resurrection.yaml"
LINES: dict[int, int] = {25: 10}
