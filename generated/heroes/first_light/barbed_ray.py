"""Barbed Ray / Шипастый скат. Generated from cardscripts/heroes/first-light/barbed-ray.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BarbedRayTrigger(TriggeredAbility):
    """When attacking a creature, poison the creature chosen as the original target of the attack for 2.

    При атаке по существу отравить на 2 существо, выбранное первоначальной целью атаки.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.attacks(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.original, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="barbed-ray",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Barbed Ray"},
        "ru": {"nom": "Шипастый скат", "gen": "Шипастого ската", "dat": "Шипастому скату", "acc": "Шипастого ската", "ins": "Шипастым скатом", "prep": "Шипастом скате"},
    },
    abilities=(BarbedRayTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/barbed-ray.yaml"
LINES: dict[int, int] = {26: 12}
