"""Measured Blow / Отмеренный удар. Generated from cardscripts/heroes/first-light/measured-blow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class MeasuredBlowSpell(SpellAbility):
    """Wound a creature for X, where X is the greater of that creature's strike and lives.

    Ранить существо на Х, где Х – большее из удара и жизней этого существа.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), max(act.strike(act.target(1)), act.lives(act.target(1))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="measured-blow",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Measured Blow"},
        "ru": {"nom": "Отмеренный удар", "gen": "Отмеренного удара", "dat": "Отмеренному удару", "acc": "Отмеренный удар", "ins": "Отмеренным ударом", "prep": "Отмеренном ударе"},
    },
    abilities=(MeasuredBlowSpell,),
)

SOURCE = "cardscripts/heroes/first-light/measured-blow.yaml"
LINES: dict[int, int] = {23: 10}
