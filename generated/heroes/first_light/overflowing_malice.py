"""Overflowing Malice / Злоба через край. Generated from cardscripts/heroes/first-light/overflowing-malice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class OverflowingMaliceSpell(SpellAbility):
    """Wound a creature for 5, wound another character for the excess damage.

    Ранить существо на 5, ранить другого персонажа на величину избыточного урона.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_character(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 5)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(2), act.previous.excess)

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="overflowing-malice",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Overflowing Malice"},
        "ru": {"nom": "Злоба через край", "gen": "Злобы через край", "dat": "Злобе через край", "acc": "Злобу через край", "ins": "Злобой через край", "prep": "Злобе через край"},
    },
    abilities=(OverflowingMaliceSpell,),
)

SOURCE = "cardscripts/heroes/first-light/overflowing-malice.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
