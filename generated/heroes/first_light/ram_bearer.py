"""Ram Bearer / Несущий таран. Generated from cardscripts/heroes/first-light/ram-bearer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class RamBearerTrigger(TriggeredAbility):
    """When this creature kills a creature, wound the opposing hero for 2.

    Когда это существо убивает существо, ранить героя противника на 2.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1, source=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="ram-bearer",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Ram Bearer"},
        "ru": {"nom": "Несущий таран", "gen": "Несущего тарана", "dat": "Несущему тарану", "acc": "Несущего таран", "ins": "Несущим тараном", "prep": "Несущем таране"},
    },
    abilities=(RamBearerTrigger,),
    keywords=(Keyword("suppression"),),
)

SOURCE = "cardscripts/heroes/first-light/ram-bearer.yaml"
LINES: dict[int, int] = {27: 12}
