"""Coil Matron / Матрона колец. Generated from cardscripts/heroes/first-light/coil-matron.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CoilMatronTrigger(TriggeredAbility):
    """When Coil Matron kills a creature, fully heal Coil Matron.

    Когда Матрона колец убивает существо, полностью излечить Матрону колец.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1, source=this_card)

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="coil-matron",
    type="creature",
    elements=("swamps",),
    classes=("naga",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Coil Matron"},
        "ru": {"nom": "Матрона колец", "gen": "Матроны колец", "dat": "Матроне колец", "acc": "Матрону колец", "ins": "Матроной колец", "prep": "Матроне колец"},
    },
    abilities=(CoilMatronTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/coil-matron.yaml"
LINES: dict[int, int] = {26: 12}
