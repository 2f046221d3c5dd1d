"""Trap Pit / Яма-ловушка. Generated from cardscripts/heroes/rulebook/trap-pit.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    opponent,
)


class TrapPitTrigger(TriggeredAbility):
    """When the opponent declares an attack, you may destroy a creature.

    Когда противник объявляет атаку, можете уничтожить существо.
    """

    trigger = on.declares_attack(player=opponent)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="trap-pit",
    type="support",
    elements=("forests",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Trap Pit"},
        "ru": {"nom": "Яма-ловушка", "gen": "Ямы-ловушки", "dat": "Яме-ловушке", "acc": "Яму-ловушку", "ins": "Ямой-ловушкой", "prep": "Яме-ловушке"},
    },
    abilities=(TrapPitTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/trap-pit.yaml"
LINES: dict[int, int] = {28: 11}
