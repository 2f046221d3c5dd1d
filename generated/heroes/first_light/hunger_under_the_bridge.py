"""Hunger under the Bridge / Голод под мостом. Generated from cardscripts/heroes/first-light/hunger-under-the-bridge.yaml; do not edit."""

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


class HungerUnderTheBridgeHire(TriggeredAbility):
    """Hire: Obtain an opposing creature of cost 3 or less.

    Найм: Добудьте существо противника стоимостью 3 или менее.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="hunger-under-the-bridge",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=6,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Hunger under the Bridge"},
        "ru": {"nom": "Голод под мостом", "gen": "Голода под мостом", "dat": "Голоду под мостом", "acc": "Голод под мостом", "ins": "Голодом под мостом", "prep": "Голоде под мостом"},
    },
    abilities=(HungerUnderTheBridgeHire,),
)

SOURCE = "cardscripts/heroes/first-light/hunger-under-the-bridge.yaml"
LINES: dict[int, int] = {28: 12}
