"""Spare the Herd / Поберечь стадо. Generated from cardscripts/heroes/first-light/spare-the-herd.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class SpareTheHerdSpell(SpellAbility):
    """Wound all creatures other than beasts for 1.

    Ранить на 1 всех существ не-зверей.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.has_class(card, "beast")

    def step_1(self, act: Act) -> None:
        act.wound(act.all(SpareTheHerdSpell.such_1), 1)

    steps = (Step(step_1),)


class SpareTheHerdSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="spare-the-herd",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Spare the Herd"},
        "ru": {"nom": "Поберечь стадо", "gen": "Поберечь стадо", "dat": "Поберечь стадо", "acc": "Поберечь стадо", "ins": "Поберечь стадо", "prep": "Поберечь стадо"},
    },
    abilities=(SpareTheHerdSpell, SpareTheHerdSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/spare-the-herd.yaml"
LINES: dict[int, int] = {22: 10, 34: 10}
