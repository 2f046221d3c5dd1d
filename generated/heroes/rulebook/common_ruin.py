"""Common Ruin / Общая погибель. Generated from cardscripts/heroes/rulebook/common-ruin.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class CommonRuinSpell(SpellAbility):
    """Wound all heroes for 5.

    Ранить всех героев на 5.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(CommonRuinSpell.such_1), 5)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="common-ruin",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Common Ruin"},
        "ru": {"nom": "Общая погибель", "gen": "Общей погибели", "dat": "Общей погибели", "acc": "Общую погибель", "ins": "Общей погибелью", "prep": "Общей погибели"},
    },
    abilities=(CommonRuinSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/common-ruin.yaml"
LINES: dict[int, int] = {22: 11}
