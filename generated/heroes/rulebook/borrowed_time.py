"""Borrowed Time / Взятое взаймы время. Generated from cardscripts/heroes/rulebook/borrowed-time.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class BorrowedTimeSpell(SpellAbility):
    """Receive an extra turn.

    Получите дополнительный ход.
    """

    def step_1(self, act: Act) -> None:
        act.extra_turn()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="borrowed-time",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=6,
    names={
        "en": {"nom": "Borrowed Time"},
        "ru": {"nom": "Взятое взаймы время", "gen": "Взятого взаймы время", "dat": "Взятому взаймы время", "acc": "Взятое взаймы время", "ins": "Взятым взаймы время", "prep": "Взятом взаймы время"},
    },
    abilities=(BorrowedTimeSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/borrowed-time.yaml"
LINES: dict[int, int] = {18: 11}
