"""Hungry Hourglass / Голодные песочные часы. Generated from cardscripts/heroes/rulebook/hungry-hourglass.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    Step,
    on,
    you,
)


class HungryHourglassReplacement(ReplacingAbility):
    """If you must draw a card, instead wound your hero for 1.

    Если вы должны взять карту, вместо этого ранить вашего героя на 1.
    """

    replaces = on.draws(player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hungry-hourglass",
    type="support",
    elements=("darkness",),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Hungry Hourglass"},
        "ru": {"nom": "Голодные песочные часы", "gen": "Голодных песочных часов", "dat": "Голодным песочным часам", "acc": "Голодные песочные часы", "ins": "Голодными песочными часами", "prep": "Голодных песочных часах", "number": "pl"},
    },
    abilities=(HungryHourglassReplacement,),
)

SOURCE = "cardscripts/heroes/rulebook/hungry-hourglass.yaml"
LINES: dict[int, int] = {22: 11}
