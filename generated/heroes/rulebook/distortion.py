"""Distortion / Искажение. Generated from cardscripts/heroes/rulebook/distortion.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DistortionSpell(SpellAbility):
    """Destroy a creature of cost 4 or less.

    Уничтожьте существо стоимостью 4 или менее.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="distortion",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Distortion"},
        "ru": {"nom": "Искажение", "gen": "Искажения", "dat": "Искажению", "acc": "Искажение", "ins": "Искажением", "prep": "Искажении"},
    },
    abilities=(DistortionSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/distortion.yaml"
LINES: dict[int, int] = {23: 11}
