"""Rockslide / Камнепад. Generated from cardscripts/heroes/first-light/rockslide.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    X,
)


class RockslideSpell(SpellAbility):
    """Wound all creatures for X.

    Ранить всех существ на Х.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(RockslideSpell.such_1), act.x)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="rockslide",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=X,
    names={
        "en": {"nom": "Rockslide"},
        "ru": {"nom": "Камнепад", "gen": "Камнепада", "dat": "Камнепаду", "acc": "Камнепад", "ins": "Камнепадом", "prep": "Камнепаде"},
    },
    abilities=(RockslideSpell,),
)

SOURCE = "cardscripts/heroes/first-light/rockslide.yaml"
LINES: dict[int, int] = {23: 10}
