"""Burning Grass / Горящая трава. Generated from cardscripts/heroes/first-light/burning-grass.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class BurningGrassTrigger(TriggeredAbility):
    """When an opposing creature enters play, wound that creature for 1.

    Когда входит в игру существо противника, ранить это существо на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.enters_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="burning-grass",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Burning Grass"},
        "ru": {"nom": "Горящая трава", "gen": "Горящей травы", "dat": "Горящей траве", "acc": "Горящую траву", "ins": "Горящей травой", "prep": "Горящей траве"},
    },
    abilities=(BurningGrassTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/burning-grass.yaml"
LINES: dict[int, int] = {25: 10}
