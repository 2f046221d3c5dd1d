"""Scorching Blast / Опаляющий взрыв. Generated from cardscripts/heroes/rulebook/scorching-blast.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class ScorchingBlastSpell(SpellAbility):
    """Wound a creature for 6, wound the opposing hero for X, where X is the excess damage.

    Ранить существо на 6, ранить героя противника на Х, где Х – величина избыточного урона.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 6)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.previous.excess)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="scorching-blast",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Scorching Blast"},
        "ru": {"nom": "Опаляющий взрыв", "gen": "Опаляющего взрыва", "dat": "Опаляющему взрыву", "acc": "Опаляющий взрыв", "ins": "Опаляющим взрывом", "prep": "Опаляющем взрыве"},
    },
    abilities=(ScorchingBlastSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/scorching-blast.yaml"
LINES: dict[int, int] = {24: 11, 27: 11}
