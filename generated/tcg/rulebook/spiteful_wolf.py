"""Spiteful Wolf / Злопамятный волк. Generated from cardscripts/tcg/rulebook/spiteful-wolf.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class SpitefulWolfTrigger(TriggeredAbility):
    """When Spiteful Wolf dies, wound a creature standing next to Spiteful Wolf for 2.

    При гибели ранить стоящее рядом существо на 2.
    """

    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="spiteful-wolf",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=5,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Spiteful Wolf"},
        "ru": {"nom": "Злопамятный волк", "gen": "Злопамятного волка", "dat": "Злопамятному волку", "acc": "Злопамятного волка", "ins": "Злопамятным волком", "prep": "Злопамятном волке"},
    },
    abilities=(SpitefulWolfTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/spiteful-wolf.yaml"
LINES: dict[int, int] = {27: 14}
