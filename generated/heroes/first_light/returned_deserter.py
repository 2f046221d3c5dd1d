"""Returned Deserter / Возвращённый дезертир. Generated from cardscripts/heroes/first-light/returned-deserter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ReturnedDeserterTrigger(TriggeredAbility):
    """When Returned Deserter returns to its owner's hand, draw a card.

    Когда Возвращённый дезертир возвращается в руку владельца, возьмите карту.
    """

    trigger = on.moves(card=this_card, to=HAND)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="returned-deserter",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Returned Deserter"},
        "ru": {"nom": "Возвращённый дезертир", "gen": "Возвращённого дезертира", "dat": "Возвращённому дезертиру", "acc": "Возвращённого дезертира", "ins": "Возвращённым дезертиром", "prep": "Возвращённом дезертире"},
    },
    abilities=(ReturnedDeserterTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/returned-deserter.yaml"
LINES: dict[int, int] = {23: 12}
