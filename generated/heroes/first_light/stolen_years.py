"""Stolen Years / Украденные годы. Generated from cardscripts/heroes/first-light/stolen-years.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class StolenYearsSpell(SpellAbility):
    """Make your creature's strike +1 until its strike equals its lives.

    Увеличивайте удар вашего существа на 1, пока он не станет равен его жизням.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.set_strike(act.target(1), max(act.strike(act.target(1)), act.lives(act.target(1))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class StolenYearsSpell2(SpellAbility):
    """Wound your hero for 2.

    Ранить вашего героя на 2.
    """

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="stolen-years",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Stolen Years"},
        "ru": {"nom": "Украденные годы", "gen": "Украденных лет", "dat": "Украденным годам", "acc": "Украденные годы", "ins": "Украденными годами", "prep": "Украденных годах", "number": "pl"},
    },
    abilities=(StolenYearsSpell, StolenYearsSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/stolen-years.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
