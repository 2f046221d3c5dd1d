"""Unmourned / Неоплаканный. Generated from cardscripts/heroes/first-light/unmourned.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class UnmournedTrigger(TriggeredAbility):
    """When Unmourned leaves play, draw a card.

    Когда Неоплаканный покидает игру, возьмите карту.
    """

    trigger = on.leaves_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="unmourned",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Unmourned"},
        "ru": {"nom": "Неоплаканный", "gen": "Неоплаканного", "dat": "Неоплаканному", "acc": "Неоплаканного", "ins": "Неоплаканным", "prep": "Неоплаканном"},
    },
    abilities=(UnmournedTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/unmourned.yaml"
LINES: dict[int, int] = {22: 12}
