"""Gate Ballista / Баллиста у ворот. Generated from cardscripts/heroes/rulebook/gate-ballista.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class GateBallistaTrigger(TriggeredAbility):
    """When an opposing creature enters play, wound that creature for 4.

    Когда входит в игру существо противника, ранить это существо на 4.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.enters_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 4)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="gate-ballista",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=4,
    names={
        "en": {"nom": "Gate Ballista"},
        "ru": {"nom": "Баллиста у ворот", "gen": "Баллисты у ворот", "dat": "Баллисте у ворот", "acc": "Баллисту у ворот", "ins": "Баллистой у ворот", "prep": "Баллисте у ворот"},
    },
    abilities=(GateBallistaTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/gate-ballista.yaml"
LINES: dict[int, int] = {25: 11}
