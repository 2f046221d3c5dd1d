"""Tide Reader / Чтец приливов. Generated from cardscripts/heroes/first-light/tide-reader.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class TideReaderTrigger(TriggeredAbility):
    """When you draw your second card in a turn, place an enhancement effect on Tide Reader.

    Когда вы берёте вторую карту за ход, положите эффект усиления на Чтеца приливов.
    """

    trigger = on.draws(player=you, number=2)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tide-reader",
    type="creature",
    elements=("swamps",),
    classes=("priest", "aquanite"),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Tide Reader"},
        "ru": {"nom": "Чтец приливов", "gen": "Чтеца приливов", "dat": "Чтецу приливов", "acc": "Чтеца приливов", "ins": "Чтецом приливов", "prep": "Чтеце приливов"},
    },
    abilities=(TideReaderTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/tide-reader.yaml"
LINES: dict[int, int] = {22: 12}
