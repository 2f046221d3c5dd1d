"""Marrow-Eater / Мозгоед. Generated from cardscripts/heroes/first-light/marrow-eater.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class MarrowEaterTrigger(TriggeredAbility):
    """When Marrow-Eater kills a creature, it is fully healed.

    Когда Мозгоед убивает существо, он полностью излечивается.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1, source=this_card)

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="marrow-eater",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=6,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Marrow-Eater"},
        "ru": {"nom": "Мозгоед", "gen": "Мозгоеда", "dat": "Мозгоеду", "acc": "Мозгоеда", "ins": "Мозгоедом", "prep": "Мозгоеде"},
    },
    abilities=(MarrowEaterTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/marrow-eater.yaml"
LINES: dict[int, int] = {26: 12}
