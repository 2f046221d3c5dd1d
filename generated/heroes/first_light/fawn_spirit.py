"""Fawn Spirit / Дух оленёнка. Generated from cardscripts/heroes/first-light/fawn-spirit.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class FawnSpiritDeath(TriggeredAbility):
    """Death: Heal your hero for 3.

    Гибель: Излечить вашего героя на 3.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 3)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="fawn-spirit",
    type="creature",
    elements=("forests",),
    classes=("spirit",),
    cost=1,
    strike=1,
    lives=1,
    names={
        "en": {"nom": "Fawn Spirit"},
        "ru": {"nom": "Дух оленёнка", "gen": "Духа оленёнка", "dat": "Духу оленёнка", "acc": "Духа оленёнка", "ins": "Духом оленёнка", "prep": "Духе оленёнка"},
    },
    abilities=(FawnSpiritDeath,),
)

SOURCE = "cardscripts/heroes/first-light/fawn-spirit.yaml"
LINES: dict[int, int] = {23: 12}
