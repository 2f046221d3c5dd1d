"""Gamble / Риск. Generated from cardscripts/heroes/editions/gamble.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class GambleSpell(SpellAbility):
    """Draw a card, wound a creature for 2.

    Возьмите карту, ранить существо на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="gamble",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Gamble"},
        "ru": {"nom": "Риск", "gen": "Риска", "dat": "Риску", "acc": "Риск", "ins": "Риском", "prep": "Риске"},
    },
    abilities=(GambleSpell,),
)

SOURCE = "cardscripts/heroes/editions/gamble.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
