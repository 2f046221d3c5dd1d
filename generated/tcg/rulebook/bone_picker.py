"""Bone Picker / Собиратель костей. Generated from cardscripts/tcg/rulebook/bone-picker.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class BonePickerTrigger(TriggeredAbility):
    """When a creature dies, you may resurrect it.

    Когда существо погибает, можете возродить его.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.resurrect(act.event.card)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bone-picker",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Bone Picker"},
        "ru": {"nom": "Собиратель костей", "gen": "Собирателя костей", "dat": "Собирателю костей", "acc": "Собиратель костей", "ins": "Собирателем костей", "prep": "Собирателе костей"},
    },
    abilities=(BonePickerTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/bone-picker.yaml"
LINES: dict[int, int] = {26: 14}
