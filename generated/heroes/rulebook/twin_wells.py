"""Twin Wells / Колодцы-близнецы. Generated from cardscripts/heroes/rulebook/twin-wells.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    Step,
    on,
    you,
)


class TwinWellsReplacement(ReplacingAbility):
    """If you must draw a card, instead draw 2 cards.

    Если вы должны взять карту, вместо этого возьмите 2 карты.
    """

    replaces = on.draws(player=you)

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="twin-wells",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Twin Wells"},
        "ru": {"nom": "Колодцы-близнецы", "gen": "Колодцев-близнецов", "dat": "Колодцам-близнецам", "acc": "Колодцы-близнецы", "ins": "Колодцами-близнецами", "prep": "Колодцах-близнецах", "number": "pl"},
    },
    abilities=(TwinWellsReplacement,),
)

SOURCE = "cardscripts/heroes/rulebook/twin-wells.yaml"
LINES: dict[int, int] = {22: 11}
