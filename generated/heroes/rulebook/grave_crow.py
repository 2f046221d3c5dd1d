"""Grave Crow / Могильный ворон. Generated from cardscripts/heroes/rulebook/grave-crow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class GraveCrowHire(TriggeredAbility):
    """Hire: Plague 2.

    Найм: Мор 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.plague(2, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="grave-crow",
    type="creature",
    elements=("darkness",),
    classes=("beast",),
    cost=2,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Grave Crow"},
        "ru": {"nom": "Могильный ворон", "gen": "Могильного ворона", "dat": "Могильному ворону", "acc": "Могильного ворона", "ins": "Могильным вороном", "prep": "Могильном вороне"},
    },
    abilities=(GraveCrowHire,),
)

SOURCE = "cardscripts/heroes/rulebook/grave-crow.yaml"
LINES: dict[int, int] = {28: 13}
