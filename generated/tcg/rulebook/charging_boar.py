"""Charging Boar / Яростный вепрь. Generated from cardscripts/tcg/rulebook/charging-boar.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ChargingBoarTrigger(TriggeredAbility):
    """When attacking, gets +1 to strike.

    При нападении получает +1 к удару.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="charging-boar",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=8,
    move=2,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Charging Boar"},
        "ru": {"nom": "Яростный вепрь", "gen": "Яростного вепря", "dat": "Яростному вепрю", "acc": "Яростного вепря", "ins": "Яростным вепрем", "prep": "Яростном вепре"},
    },
    abilities=(ChargingBoarTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/charging-boar.yaml"
LINES: dict[int, int] = {22: 14}
