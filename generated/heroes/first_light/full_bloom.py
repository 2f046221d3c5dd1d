"""Full Bloom / Пышное цветение. Generated from cardscripts/heroes/first-light/full-bloom.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class FullBloomSpell(SpellAbility):
    """Place two enhancement effects on your creature.

    Положите два эффекта усиления на ваше существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class FullBloomSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="full-bloom",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Full Bloom"},
        "ru": {"nom": "Пышное цветение", "gen": "Пышного цветения", "dat": "Пышному цветению", "acc": "Пышное цветение", "ins": "Пышным цветением", "prep": "Пышном цветении"},
    },
    abilities=(FullBloomSpell, FullBloomSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/full-bloom.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
