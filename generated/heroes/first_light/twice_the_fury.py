"""Twice the Fury / Двойная ярость. Generated from cardscripts/heroes/first-light/twice-the-fury.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class TwiceTheFurySpell(SpellAbility):
    """Double the strike of your creature until the end of the turn.

    Удвойте удар вашего существа до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.double_strike(act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="twice-the-fury",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Twice the Fury"},
        "ru": {"nom": "Двойная ярость", "gen": "Двойной ярости", "dat": "Двойной ярости", "acc": "Двойную ярость", "ins": "Двойной яростью", "prep": "Двойной ярости"},
    },
    abilities=(TwiceTheFurySpell,),
)

SOURCE = "cardscripts/heroes/first-light/twice-the-fury.yaml"
LINES: dict[int, int] = {24: 10}
