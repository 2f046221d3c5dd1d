"""War Drummer / Боевой барабанщик. Generated from cardscripts/tcg/rulebook/war-drummer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class WarDrummerTrigger(TriggeredAbility):
    """Before attacking, War Drummer gets +1 to strike until the end of the turn.

    Перед нападением Боевой барабанщик получает +1 к удару до конца хода.
    """

    trigger = on.declares_attack(card=this_card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.this, 1, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="war-drummer",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "War Drummer"},
        "ru": {"nom": "Боевой барабанщик", "gen": "Боевого барабанщика", "dat": "Боевому барабанщику", "acc": "Боевого барабанщика", "ins": "Боевым барабанщиком", "prep": "Боевом барабанщике"},
    },
    abilities=(WarDrummerTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/war-drummer.yaml"
LINES: dict[int, int] = {23: 14}
