"""Elder's Staff / Посох старейшины. Generated from cardscripts/heroes/first-light/elders-staff.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Step,
)


class EldersStaffAction(ActivatedAbility):
    """(2), (T): Gift of life 3.

    (2)(Т): Дар жизни 3.
    """

    payments = (Coins(2), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gift_of_life(3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="elders-staff",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Elder's Staff"},
        "ru": {"nom": "Посох старейшины", "gen": "Посоха старейшины", "dat": "Посоху старейшины", "acc": "Посох старейшины", "ins": "Посохом старейшины", "prep": "Посохе старейшины"},
    },
    abilities=(EldersStaffAction,),
)

SOURCE = "cardscripts/heroes/first-light/elders-staff.yaml"
LINES: dict[int, int] = {22: 10}
