"""Massacre / Побоище. Generated from cardscripts/heroes/rulebook/massacre.yaml; do not edit."""

from runtime.heroes.script import (
    ANY_NUMBER,
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class MassacreSpell(SpellAbility):
    """Any number of your creatures fight opposing creatures.

    Любое число ваших существ сражается с существами противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        for card in act.targets(1):
            act.fight(card, act.target(2))

    targets = (Target(1, may_target_1, count=ANY_NUMBER), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="massacre",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=5,
    names={
        "en": {"nom": "Massacre"},
        "ru": {"nom": "Побоище", "gen": "Побоища", "dat": "Побоищу", "acc": "Побоище", "ins": "Побоищем", "prep": "Побоище"},
    },
    abilities=(MassacreSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/massacre.yaml"
LINES: dict[int, int] = {27: 11, 28: 11}
