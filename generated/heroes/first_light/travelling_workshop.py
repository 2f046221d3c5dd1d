"""Travelling Workshop / Походная мастерская. Generated from cardscripts/heroes/first-light/travelling-workshop.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TravellingWorkshopHire(TriggeredAbility):
    """Hire: Create a Tin Drummer.

    Найм: Создайте Жестяного барабанщика.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.create("tin-drummer", 1)

    steps = (Step(step_1),)
    makes = ("tin-drummer",)


CARD = CardDefinition(
    id="travelling-workshop",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Travelling Workshop"},
        "ru": {"nom": "Походная мастерская", "gen": "Походной мастерской", "dat": "Походной мастерской", "acc": "Походную мастерскую", "ins": "Походной мастерской", "prep": "Походной мастерской"},
    },
    abilities=(TravellingWorkshopHire,),
)

SOURCE = "cardscripts/heroes/first-light/travelling-workshop.yaml"
LINES: dict[int, int] = {23: 12}
