"""Gnome Forge / Гномья кузня. Generated from cardscripts/heroes/first-light/gnome-forge.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Step,
)


class GnomeForgeAction(ActivatedAbility):
    """(2), (T): Create an Attack Module.

    (2)(Т): Создайте Модуль атаки.
    """

    payments = (Coins(2), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.create("attack-module", 1)

    steps = (Step(step_1),)
    makes = ("attack-module",)


CARD = CardDefinition(
    id="gnome-forge",
    type="support",
    elements=("mountains",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Gnome Forge"},
        "ru": {"nom": "Гномья кузня", "gen": "Гномьев кузня", "dat": "Гномьям кузня", "acc": "Гномьев кузня", "ins": "Гномьями кузня", "prep": "Гномьях кузня", "number": "pl"},
    },
    abilities=(GnomeForgeAction,),
)

SOURCE = "cardscripts/heroes/first-light/gnome-forge.yaml"
LINES: dict[int, int] = {22: 10}
