"""Winding Golem / Заводной голем. Generated from cardscripts/heroes/first-light/winding-golem.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class WindingGolemTrigger(TriggeredAbility):
    """When another of your creatures attacks, Winding Golem closes.

    Когда ваше другое существо атакует, Заводной голем закрывается.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.attacks(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.close(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="winding-golem",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=3,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Winding Golem"},
        "ru": {"nom": "Заводной голем", "gen": "Заводного голема", "dat": "Заводному голему", "acc": "Заводного голема", "ins": "Заводным големом", "prep": "Заводном големе"},
    },
    abilities=(WindingGolemTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/winding-golem.yaml"
LINES: dict[int, int] = {25: 12}
