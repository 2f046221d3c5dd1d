"""Returning Shell / Ракушка возвращения. Generated from cardscripts/heroes/first-light/returning-shell.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    TriggeredAbility,
    on,
)


class ReturningShellTrigger(TriggeredAbility):
    """When a creature returns to its owner's hand, draw a card.

    Когда существо возвращается в руку владельца, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.moves(card=fits_1, to=HAND)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="returning-shell",
    type="support",
    elements=("swamps",),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Returning Shell"},
        "ru": {"nom": "Ракушка возвращения", "gen": "Ракушки возвращения", "dat": "Ракушке возвращения", "acc": "Ракушку возвращения", "ins": "Ракушкой возвращения", "prep": "Ракушке возвращения"},
    },
    abilities=(ReturningShellTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/returning-shell.yaml"
LINES: dict[int, int] = {26: 10}
