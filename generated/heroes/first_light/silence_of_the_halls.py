"""Silence of the Halls / Безмолвие чертогов. Generated from cardscripts/heroes/first-light/silence-of-the-halls.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
)


class SilenceOfTheHallsSpell(SpellAbility):
    """The opponent discards a random card.

    Противник сбрасывает случайную карту.
    """

    def step_1(self, act: Act) -> None:
        act.discard_random(act.opponent, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="silence-of-the-halls",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Silence of the Halls"},
        "ru": {"nom": "Безмолвие чертогов", "gen": "Безмолвия чертогов", "dat": "Безмолвию чертогов", "acc": "Безмолвие чертогов", "ins": "Безмолвием чертогов", "prep": "Безмолвии чертогов"},
    },
    abilities=(SilenceOfTheHallsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/silence-of-the-halls.yaml"
LINES: dict[int, int] = {18: 10}
