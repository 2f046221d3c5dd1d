"""Iron Whistle / Железный свист. Generated from cardscripts/heroes/first-light/iron-whistle.yaml; do not edit."""

from runtime.heroes.script import (
    ANY_NUMBER,
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class IronWhistleSpell(SpellAbility):
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
    id="iron-whistle",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Iron Whistle"},
        "ru": {"nom": "Железный свист", "gen": "Железного свиста", "dat": "Железному свисту", "acc": "Железный свист", "ins": "Железным свистом", "prep": "Железном свисте"},
    },
    abilities=(IronWhistleSpell,),
)

SOURCE = "cardscripts/heroes/first-light/iron-whistle.yaml"
LINES: dict[int, int] = {27: 10, 28: 10}
