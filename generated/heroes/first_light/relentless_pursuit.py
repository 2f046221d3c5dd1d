"""Relentless Pursuit / Неотступная погоня. Generated from cardscripts/heroes/first-light/relentless-pursuit.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class RelentlessPursuitSpell(SpellAbility):
    """Wound all creatures that have already received wounds this turn for 2.

    Ранить на 2 всех существ, которые уже получали раны в этот ход.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.wounded_this_turn(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(RelentlessPursuitSpell.such_1), 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="relentless-pursuit",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Relentless Pursuit"},
        "ru": {"nom": "Неотступная погоня", "gen": "Неотступной погони", "dat": "Неотступной погоне", "acc": "Неотступную погоню", "ins": "Неотступной погоней", "prep": "Неотступной погоне"},
    },
    abilities=(RelentlessPursuitSpell,),
)

SOURCE = "cardscripts/heroes/first-light/relentless-pursuit.yaml"
LINES: dict[int, int] = {22: 10}
