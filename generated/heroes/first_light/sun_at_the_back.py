"""Sun at the Back / Солнце за спиной. Generated from cardscripts/heroes/first-light/sun-at-the-back.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    See,
    StaticAbility,
    Strike,
)


class SunAtTheBackRule(StaticAbility):
    """While there are no wounds on this creature, this creature has +2 to strike.

    Пока на этом существе нет ран, это существо имеет +2 к удару.
    """

    def condition(self, see: See) -> bool:
        return see.wounds(see.this) == 0

    rows = (Strike(2),)


CARD = CardDefinition(
    id="sun-at-the-back",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Sun at the Back"},
        "ru": {"nom": "Солнце за спиной", "gen": "Солнца за спиной", "dat": "Солнцу за спиной", "acc": "Солнце за спиной", "ins": "Солнцем за спиной", "prep": "Солнце за спиной"},
    },
    abilities=(SunAtTheBackRule,),
)

SOURCE = "cardscripts/heroes/first-light/sun-at-the-back.yaml"
LINES: dict[int, int] = {18: 12}
