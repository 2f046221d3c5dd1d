"""Dayla / Дейла. Generated from cardscripts/heroes/rulebook/dayla.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    BOTTOM,
    CardDefinition,
    CloseThis,
    Step,
    THEN,
)


class DaylaAction(ActivatedAbility):
    """(T): Look at the top card of your deck, you may put it on the bottom of the deck.

    (Т): Посмотрите верхнюю карту вашей колоды, можете положить её под низ колоды.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.to_deck(act.top(act.you), BOTTOM)

    steps = (Step(step_1), Step(step_2, link=THEN, may=True))


CARD = CardDefinition(
    id="dayla",
    type="hero",
    elements=(),
    classes=("mage",),
    lives=28,
    names={
        "en": {"nom": "Dayla"},
        "ru": {"nom": "Дейла", "gen": "Дейлы", "dat": "Дейле", "acc": "Дейлу", "ins": "Дейлой", "prep": "Дейле"},
    },
    abilities=(DaylaAction,),
)

SOURCE = "cardscripts/heroes/rulebook/dayla.yaml"
LINES: dict[int, int] = {23: 11, 26: 11}
