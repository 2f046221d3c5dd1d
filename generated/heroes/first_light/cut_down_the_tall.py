"""Cut Down the Tall / Подрезать высоких. Generated from cardscripts/heroes/first-light/cut-down-the-tall.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class CutDownTheTallSpell(SpellAbility):
    """Destroy an opposing creature with an enhancement effect.

    Уничтожьте существо противника с эффектом усиления.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.enhancements(card) > 0

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="cut-down-the-tall",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Cut Down the Tall"},
        "ru": {"nom": "Подрезать высоких", "gen": "Подрезать высоких", "dat": "Подрезать высоких", "acc": "Подрезать высоких", "ins": "Подрезать высоких", "prep": "Подрезать высоких"},
    },
    abilities=(CutDownTheTallSpell,),
)

SOURCE = "cardscripts/heroes/first-light/cut-down-the-tall.yaml"
LINES: dict[int, int] = {23: 10}
