"""Giuel / Гиуэль. Generated from cardscripts/heroes/rulebook/giuel.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
    X,
)


class GiuelAction(ActivatedAbility):
    """(X), (T): Wound a creature for X.

    (Х)(Т): Ранить существо на Х.
    """

    payments = (Coins(X), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.x)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="giuel",
    type="hero",
    elements=("mountains",),
    classes=("mage",),
    lives=27,
    names={
        "en": {"nom": "Giuel"},
        "ru": {"nom": "Гиуэль", "gen": "Гиуэля", "dat": "Гиуэлю", "acc": "Гиуэля", "ins": "Гиуэлем", "prep": "Гиуэле"},
    },
    abilities=(GiuelAction,),
)

SOURCE = "cardscripts/heroes/rulebook/giuel.yaml"
LINES: dict[int, int] = {28: 11}
