"""Poisoned Feast / Отравленный пир. Generated from cardscripts/heroes/first-light/poisoned-feast.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class PoisonedFeastSpell(SpellAbility):
    """Poison all opposing creatures for 1.

    Отравить всех существ противника на 1.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.all(PoisonedFeastSpell.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="poisoned-feast",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=4,
    names={
        "en": {"nom": "Poisoned Feast"},
        "ru": {"nom": "Отравленный пир", "gen": "Отравленного пира", "dat": "Отравленному пиру", "acc": "Отравленный пир", "ins": "Отравленным пиром", "prep": "Отравленном пире"},
    },
    abilities=(PoisonedFeastSpell,),
)

SOURCE = "cardscripts/heroes/first-light/poisoned-feast.yaml"
LINES: dict[int, int] = {22: 10}
