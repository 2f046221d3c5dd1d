"""Sinister Cube / Зловещий куб. Generated from cardscripts/heroes/rulebook/sinister-cube.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class SinisterCubeSpell(SpellAbility):
    """Destroy a creature that has an element.

    Уничтожьте существо, обладающее стихией.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.is_neutral(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sinister-cube",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Sinister Cube"},
        "ru": {"nom": "Зловещий куб", "gen": "Зловещего куба", "dat": "Зловещему кубу", "acc": "Зловещий куб", "ins": "Зловещим кубом", "prep": "Зловещем кубе"},
    },
    abilities=(SinisterCubeSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/sinister-cube.yaml"
LINES: dict[int, int] = {23: 11}
