"""Burnt Offerings / Всесожжение. Generated from cardscripts/heroes/first-light/burnt-offerings.yaml; do not edit."""

from runtime.heroes.script import (
    ANY_NUMBER,
    Act,
    CardDefinition,
    HAND,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class BurntOfferingsSpell(SpellAbility):
    """Discard any number of cards, draw a card for each card discarded this way.

    Сбросьте любое число карт, возьмите карту за каждую сброшенную таким образом карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.draw(len(act.previous.cards))

    targets = (Target(1, may_target_1, count=ANY_NUMBER, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


class BurntOfferingsSpell2(SpellAbility):
    """Wound your hero for 1.

    Ранить вашего героя на 1.
    """

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="burnt-offerings",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Burnt Offerings"},
        "ru": {"nom": "Всесожжение", "gen": "Всесожжения", "dat": "Всесожжению", "acc": "Всесожжение", "ins": "Всесожжением", "prep": "Всесожжении"},
    },
    abilities=(BurntOfferingsSpell, BurntOfferingsSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/burnt-offerings.yaml"
LINES: dict[int, int] = {27: 10, 30: 10, 43: 10}
