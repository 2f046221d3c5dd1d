"""Pum-Pu Rite / Обряд Пум-Пу. Generated from cardscripts/heroes/rulebook/pum-pu-rite.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class PumPuRiteSpell(SpellAbility):
    """A creature's strike becomes 1.

    Удар существа становится равным 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.set_strike(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="pum-pu-rite",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=1,
    names={
        "en": {"nom": "Pum-Pu Rite"},
        "ru": {"nom": "Обряд Пум-Пу", "gen": "Обряда Пум-Пу", "dat": "Обряду Пум-Пу", "acc": "Обряд Пум-Пу", "ins": "Обрядом Пум-Пу", "prep": "Обряде Пум-Пу"},
    },
    abilities=(PumPuRiteSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/pum-pu-rite.yaml"
LINES: dict[int, int] = {23: 11}
