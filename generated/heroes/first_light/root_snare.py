"""Root Snare / Корневые силки. Generated from cardscripts/heroes/first-light/root-snare.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class RootSnareTrigger(TriggeredAbility):
    """When an opposing creature enters play, close that creature.

    Когда входит в игру существо противника, закройте это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.enters_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.close(act.event.card)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="root-snare",
    type="support",
    elements=("forests",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Root Snare"},
        "ru": {"nom": "Корневые силки", "gen": "Корневых силков", "dat": "Корневым силкам", "acc": "Корневые силки", "ins": "Корневыми силками", "prep": "Корневых силках", "number": "pl"},
    },
    abilities=(RootSnareTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/root-snare.yaml"
LINES: dict[int, int] = {25: 10}
