"""Rune of Hours / Руна часов. Generated from cardscripts/heroes/first-light/rune-of-hours.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class RuneOfHoursSpell(SpellAbility):
    """Receive an extra turn.

    Получите дополнительный ход.
    """

    def step_1(self, act: Act) -> None:
        act.extra_turn()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="rune-of-hours",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=8,
    names={
        "en": {"nom": "Rune of Hours"},
        "ru": {"nom": "Руна часов", "gen": "Руны часов", "dat": "Руне часов", "acc": "Руну часов", "ins": "Руной часов", "prep": "Руне часов"},
    },
    abilities=(RuneOfHoursSpell,),
)

SOURCE = "cardscripts/heroes/first-light/rune-of-hours.yaml"
LINES: dict[int, int] = {18: 10}
