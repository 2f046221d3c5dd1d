"""Warmth of the Nest / Тепло гнезда. Generated from cardscripts/heroes/first-light/warmth-of-the-nest.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class WarmthOfTheNestSpell(SpellAbility):
    """Place two maturation effects on your egg.

    Положите два эффекта созревания на ваше яйцо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "egg") and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.target(1), "maturation", 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class WarmthOfTheNestSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="warmth-of-the-nest",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=1,
    names={
        "en": {"nom": "Warmth of the Nest"},
        "ru": {"nom": "Тепло гнезда", "gen": "Тепла гнезда", "dat": "Теплу гнезда", "acc": "Тепло гнезда", "ins": "Теплом гнезда", "prep": "Тепле гнезда"},
    },
    abilities=(WarmthOfTheNestSpell, WarmthOfTheNestSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/warmth-of-the-nest.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
