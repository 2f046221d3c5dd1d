"""Roar of Many / Рёв многих. Generated from cardscripts/heroes/first-light/roar-of-many.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class RoarOfManySpell(SpellAbility):
    """Wound the opposing hero for X, where X is the number of your creatures.

    Ранить героя противника на Х, где Х – количество ваших существ.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, len(act.all(RoarOfManySpell.such_1)))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="roar-of-many",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=4,
    names={
        "en": {"nom": "Roar of Many"},
        "ru": {"nom": "Рёв многих", "gen": "Рёва многих", "dat": "Рёву многих", "acc": "Рёв многих", "ins": "Рёвом многих", "prep": "Рёве многих"},
    },
    abilities=(RoarOfManySpell,),
)

SOURCE = "cardscripts/heroes/first-light/roar-of-many.yaml"
LINES: dict[int, int] = {22: 10}
