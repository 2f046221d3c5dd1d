"""Avenger Orc / Орк-мститель. Generated from cardscripts/heroes/rulebook/avenger-orc.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class AvengerOrcTrigger(TriggeredAbility):
    """When another of your creatures dies, search for Avenger Orc.

    Когда погибает другое ваше существо, поиск – Орк-мститель.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.search(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="avenger-orc",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Avenger Orc"},
        "ru": {"nom": "Орк-мститель", "gen": "Орка-мстителя", "dat": "Орку-мстителю", "acc": "Орка-мстителя", "ins": "Орком-мстителем", "prep": "Орке-мстителе"},
    },
    abilities=(AvengerOrcTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/avenger-orc.yaml"
LINES: dict[int, int] = {25: 13}
