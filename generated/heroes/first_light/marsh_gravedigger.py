"""Marsh Gravedigger / Болотный могильщик. Generated from cardscripts/heroes/first-light/marsh-gravedigger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Limit,
    See,
    Step,
    TURN,
    TriggeredAbility,
    on,
)


class MarshGravediggerTrigger(TriggeredAbility):
    """When a creature dies, heal your hero for 1 (twice per turn).

    Когда погибает существо, излечить вашего героя на 1 (2 раза за ход).
    """

    limit = Limit(2, TURN)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="marsh-gravedigger",
    type="creature",
    elements=("swamps",),
    classes=("priest",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Marsh Gravedigger"},
        "ru": {"nom": "Болотный могильщик", "gen": "Болотного могильщика", "dat": "Болотному могильщику", "acc": "Болотного могильщика", "ins": "Болотным могильщиком", "prep": "Болотном могильщике"},
    },
    abilities=(MarshGravediggerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/marsh-gravedigger.yaml"
LINES: dict[int, int] = {29: 12}
