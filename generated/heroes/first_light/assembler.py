"""Assembler / Сборщик. Generated from cardscripts/heroes/first-light/assembler.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class AssemblerHire(TriggeredAbility):
    """Hire: Create a Defensive Module.

    Найм: Создайте Защитный модуль.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.create("defensive-module", 1)

    steps = (Step(step_1),)
    makes = ("defensive-module",)


CARD = CardDefinition(
    id="assembler",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Assembler"},
        "ru": {"nom": "Сборщик", "gen": "Сборщика", "dat": "Сборщику", "acc": "Сборщика", "ins": "Сборщиком", "prep": "Сборщике"},
    },
    abilities=(AssemblerHire,),
)

SOURCE = "cardscripts/heroes/first-light/assembler.yaml"
LINES: dict[int, int] = {23: 12}
