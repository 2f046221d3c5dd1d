"""Healing Adds Up / Сложенные силы. Generated from cardscripts/heroes/first-light/healing-adds-up.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class HealingAddsUpSpell(SpellAbility):
    """Wound an opposing creature for X, where X is the sum of the Regeneration values of your creatures.

    Ранить существо противника на Х, где Х – сумма значений регенерации ваших существ.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), sum(act.keyword_value(card, "regeneration") for card in act.all(HealingAddsUpSpell.such_2)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class HealingAddsUpSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="healing-adds-up",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Healing Adds Up"},
        "ru": {"nom": "Сложенные силы", "gen": "Сложенных сил", "dat": "Сложенным силам", "acc": "Сложенные силы", "ins": "Сложенными силами", "prep": "Сложенных силах", "number": "pl"},
    },
    abilities=(HealingAddsUpSpell, HealingAddsUpSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/healing-adds-up.yaml"
LINES: dict[int, int] = {26: 10, 39: 10}
