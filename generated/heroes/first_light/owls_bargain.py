"""Owl's Bargain / Совиная сделка. Generated from cardscripts/heroes/first-light/owls-bargain.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class OwlsBargainSpell(SpellAbility):
    """Discard a card, and in doing so draw two cards.

    Сбросьте карту, при этом возьмите две карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.target(1))

    def step_2(self, act: Act) -> None:
        act.draw(2)

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="owls-bargain",
    type="spell",
    elements=("forests",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Owl's Bargain"},
        "ru": {"nom": "Совиная сделка", "gen": "Совиной сделки", "dat": "Совиной сделке", "acc": "Совиную сделку", "ins": "Совиной сделкой", "prep": "Совиной сделке"},
    },
    abilities=(OwlsBargainSpell,),
)

SOURCE = "cardscripts/heroes/first-light/owls-bargain.yaml"
LINES: dict[int, int] = {26: 10, 29: 10}
