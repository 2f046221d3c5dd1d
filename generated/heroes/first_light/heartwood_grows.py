"""Heartwood Grows / Сердцевина растёт. Generated from cardscripts/heroes/first-light/heartwood-grows.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    X,
)


class HeartwoodGrowsSpell(SpellAbility):
    """Place X+1 additional lives on a creature.

    Положите на существо Х+1 дополнительных жизней.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), act.x + 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class HeartwoodGrowsSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="heartwood-grows",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=X,
    names={
        "en": {"nom": "Heartwood Grows"},
        "ru": {"nom": "Сердцевина растёт", "gen": "Сердцевины растёт", "dat": "Сердцевине растёт", "acc": "Сердцевину растёт", "ins": "Сердцевиной растёт", "prep": "Сердцевине растёт"},
    },
    abilities=(HeartwoodGrowsSpell, HeartwoodGrowsSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/heartwood-grows.yaml"
LINES: dict[int, int] = {24: 10, 37: 10}
