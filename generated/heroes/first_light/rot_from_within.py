"""Rot from Within / Гниль изнутри. Generated from cardscripts/heroes/first-light/rot-from-within.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class RotFromWithinSpell(SpellAbility):
    """Wound a poisoned creature for 4.

    Ранить отравленное существо на 4.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_poisoned(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="rot-from-within",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Rot from Within"},
        "ru": {"nom": "Гниль изнутри", "gen": "Гнили изнутри", "dat": "Гнили изнутри", "acc": "Гниль изнутри", "ins": "Гнилью изнутри", "prep": "Гнили изнутри"},
    },
    abilities=(RotFromWithinSpell,),
)

SOURCE = "cardscripts/heroes/first-light/rot-from-within.yaml"
LINES: dict[int, int] = {23: 10}
