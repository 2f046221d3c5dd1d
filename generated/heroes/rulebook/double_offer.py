"""Double Offer / Двойное предложение. Generated from cardscripts/heroes/rulebook/double-offer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DoubleOfferHire(TriggeredAbility):
    """Hire: You may draw 2 cards.

    Найм: Можете взять 2 карты.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="double-offer",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Double Offer"},
        "ru": {"nom": "Двойное предложение", "gen": "Двойного предложения", "dat": "Двойному предложению", "acc": "Двойное предложение", "ins": "Двойным предложением", "prep": "Двойном предложении"},
    },
    abilities=(DoubleOfferHire,),
)

SOURCE = "cardscripts/heroes/rulebook/double-offer.yaml"
LINES: dict[int, int] = {24: 13}
