"""Hollow King / Пустой король. Generated from cardscripts/tcg/dusk-marches/hollow-king.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class HollowKingTrigger(TriggeredAbility):
    """When Hollow King dies, wound each enemy creature for 1.

    При гибели Пустого короля ранить каждое существо противника на 1.
    """

    trigger = on.dies(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.all(HollowKingTrigger.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hollow-king",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    gold=9,
    life=15,
    move=1,
    strike=(4, 5, 6),
    unique=True,
    names={
        "en": {"nom": "Hollow King"},
        "ru": {"nom": "Пустой король", "gen": "Пустого короля", "dat": "Пустому королю", "acc": "Пустого короля", "ins": "Пустым королём", "prep": "Пустом короле"},
    },
    abilities=(HollowKingTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/hollow-king.yaml"
LINES: dict[int, int] = {26: 13}
