"""Card Counter / Счётчик карт. Generated from cardscripts/heroes/first-light/card-counter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class CardCounterTrigger(TriggeredAbility):
    """When you shuffle a deck, draw a card.

    Когда вы перемешиваете колоду, возьмите карту.
    """

    trigger = on.shuffles(player=you)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="card-counter",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Card Counter"},
        "ru": {"nom": "Счётчик карт", "gen": "Счётчика карт", "dat": "Счётчику карт", "acc": "Счётчика карт", "ins": "Счётчиком карт", "prep": "Счётчике карт"},
    },
    abilities=(CardCounterTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/card-counter.yaml"
LINES: dict[int, int] = {22: 12}
