"""Order Cavalry / Кавалерия Ордена. Generated from cardscripts/heroes/rulebook/order-cavalry.yaml; do not edit."""

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


class OrderCavalryHire(TriggeredAbility):
    """Hire: Order Cavalry fights an opposing creature.

    Найм: Кавалерия Ордена сражается с существом противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.fight(act.this, act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="order-cavalry",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Order Cavalry"},
        "ru": {"nom": "Кавалерия Ордена", "gen": "Кавалерии Ордена", "dat": "Кавалерии Ордена", "acc": "Кавалерию Ордена", "ins": "Кавалерией Ордена", "prep": "Кавалерии Ордена"},
    },
    abilities=(OrderCavalryHire,),
)

SOURCE = "cardscripts/heroes/rulebook/order-cavalry.yaml"
LINES: dict[int, int] = {28: 13}
