"""Hungry Badger / Голодный барсук. Generated from cardscripts/heroes/first-light/hungry-badger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class HungryBadgerTrigger(TriggeredAbility):
    """When a creature dies, if there are fewer than 2 enhancement effects on Hungry Badger, place an enhancement effect on Hungry Badger.

    Когда погибает существо, если на Голодном барсуке менее 2 эффектов усиления, положите эффект усиления на Голодного барсука.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1)

    def condition(self, see: See) -> bool:
        return see.enhancements(see.this) < 2

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hungry-badger",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Hungry Badger"},
        "ru": {"nom": "Голодный барсук", "gen": "Голодного барсука", "dat": "Голодному барсуку", "acc": "Голодного барсука", "ins": "Голодным барсуком", "prep": "Голодном барсуке"},
    },
    abilities=(HungryBadgerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/hungry-badger.yaml"
LINES: dict[int, int] = {25: 12, 28: 12}
