"""Avenger Orc / Орк-мститель. Generated from cardscripts/heroes/rulebook/avenger-orc.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
)


class AvengerOrcTrigger(TriggeredAbility):
    """When another of your creatures dies, search for Avenger Orc.

    Когда погибает другое ваше существо, поиск – Орк-мститель.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1))

    targets = (Target(1, may_target_2, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


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
LINES: dict[int, int] = {32: 13}
