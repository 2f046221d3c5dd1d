"""Afari / Афари. Generated from cardscripts/heroes/rulebook/afari.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Step,
)


class AfariAction(ActivatedAbility):
    """(3), (T): Draw a card.

    (3)(Т): Возьмите карту.
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="afari",
    type="hero",
    elements=("steppes",),
    classes=("mage",),
    lives=26,
    names={
        "en": {"nom": "Afari"},
        "ru": {"nom": "Афари", "gen": "Афари", "dat": "Афари", "acc": "Афари", "ins": "Афари", "prep": "Афари"},
    },
    abilities=(AfariAction,),
)

SOURCE = "cardscripts/heroes/rulebook/afari.yaml"
LINES: dict[int, int] = {22: 11}
