"""Horsehair Lasso / Волосяной аркан. Generated from cardscripts/heroes/first-light/horsehair-lasso.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class HorsehairLassoSpell(SpellAbility):
    """Close an opposing creature of cost 5 or less.

    Закройте существо противника стоимостью 5 или менее.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 5

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class HorsehairLassoSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="horsehair-lasso",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Horsehair Lasso"},
        "ru": {"nom": "Волосяной аркан", "gen": "Волосяного аркана", "dat": "Волосяному аркану", "acc": "Волосяной аркан", "ins": "Волосяным арканом", "prep": "Волосяном аркане"},
    },
    abilities=(HorsehairLassoSpell, HorsehairLassoSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/horsehair-lasso.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
