"""Doubled Sin / Удвоенный грех. Generated from cardscripts/heroes/first-light/doubled-sin.yaml; do not edit."""

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


class DoubledSinSpell(SpellAbility):
    """Double your creature's strike until the end of the turn, wound your hero for 2.

    Удвойте удар вашего существа до конца хода, ранить вашего героя на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.double_strike(act.target(1), until=END_OF_TURN)

    def step_2(self, act: Act) -> None:
        act.wound(act.your_hero, 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="doubled-sin",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Doubled Sin"},
        "ru": {"nom": "Удвоенный грех", "gen": "Удвоенного греха", "dat": "Удвоенному греху", "acc": "Удвоенный грех", "ins": "Удвоенным грехом", "prep": "Удвоенном грехе"},
    },
    abilities=(DoubledSinSpell,),
)

SOURCE = "cardscripts/heroes/first-light/doubled-sin.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
