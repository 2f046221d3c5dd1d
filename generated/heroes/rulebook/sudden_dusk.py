"""Sudden Dusk / Внезапные сумерки. Generated from cardscripts/heroes/rulebook/sudden-dusk.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class SuddenDuskSpell(SpellAbility):
    """The turn ends immediately.

    Ход немедленно заканчивается.
    """

    def step_1(self, act: Act) -> None:
        act.end_turn()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sudden-dusk",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Sudden Dusk"},
        "ru": {"nom": "Внезапные сумерки", "gen": "Внезапных сумерек", "dat": "Внезапным сумеркам", "acc": "Внезапные сумерки", "ins": "Внезапными сумерками", "prep": "Внезапных сумерках", "number": "pl"},
    },
    abilities=(SuddenDuskSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/sudden-dusk.yaml"
LINES: dict[int, int] = {18: 11}
