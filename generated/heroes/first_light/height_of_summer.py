"""Height of Summer / Разгар лета. Generated from cardscripts/heroes/first-light/height-of-summer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class HeightOfSummerSpell(SpellAbility):
    """Double your creature's strike until the end of the turn, heal it for 3.

    Удвойте удар вашего существа до конца хода, излечить его на 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.double_strike(act.target(1), until=END_OF_TURN)

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="height-of-summer",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Height of Summer"},
        "ru": {"nom": "Разгар лета", "gen": "Разгара лета", "dat": "Разгару лета", "acc": "Разгар лета", "ins": "Разгаром лета", "prep": "Разгаре лета"},
    },
    abilities=(HeightOfSummerSpell,),
)

SOURCE = "cardscripts/heroes/first-light/height-of-summer.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
