"""Talitha / Талитха. Generated from cardscripts/heroes/rulebook/talitha.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class TalithaTrigger(TriggeredAbility):
    """When an opposing creature receives wounds, destroy that creature.

    Когда существо противника получает раны, уничтожьте это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.wounded(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.destroy(act.event.card)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="talitha",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=8,
    strike=4,
    lives=7,
    names={
        "en": {"nom": "Talitha"},
        "ru": {"nom": "Талитха", "gen": "Талитхи", "dat": "Талитхе", "acc": "Талитху", "ins": "Талитхой", "prep": "Талитхе"},
    },
    abilities=(TalithaTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/talitha.yaml"
LINES: dict[int, int] = {25: 13}
