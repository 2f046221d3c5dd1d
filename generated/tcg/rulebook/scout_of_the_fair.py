"""Scout of the Fair / Разведчик ярмарки. Generated from cardscripts/tcg/rulebook/scout-of-the-fair.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
)


class ScoutOfTheFairTrigger(TriggeredAbility):
    """Before recruiting the squad, Scout of the Fair may return to the deck.

    Перед набором отряда Разведчик ярмарки может вернуться в колоду.
    """

    trigger = on.before_recruiting()

    def step_1(self, act: Act) -> None:
        act.to_deck(act.this)

    steps = (Step(step_1, may=True),)


CARD = CardDefinition(
    id="scout-of-the-fair",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Scout of the Fair"},
        "ru": {"nom": "Разведчик ярмарки", "gen": "Разведчика ярмарки", "dat": "Разведчику ярмарки", "acc": "Разведчика ярмарки", "ins": "Разведчиком ярмарки", "prep": "Разведчике ярмарки"},
    },
    abilities=(ScoutOfTheFairTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/scout-of-the-fair.yaml"
LINES: dict[int, int] = {21: 14}
