"""Dream Trader / Торговка снами. Generated from cardscripts/heroes/rulebook/dream-trader.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    PayBy,
    See,
    Step,
    Target,
)


class DreamTraderAction(ActivatedAbility):
    """Draw a card: Wound a creature for 1.

    Возьмите карту: Ранить существо на 1.
    """

    def pay_1(self, act: Act) -> None:
        act.draw(1)

    payments = (PayBy(pay_1),)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dream-trader",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Dream Trader"},
        "ru": {"nom": "Торговка снами", "gen": "Торговки снами", "dat": "Торговке снами", "acc": "Торговку снами", "ins": "Торговкой снами", "prep": "Торговке снами"},
    },
    abilities=(DreamTraderAction,),
)

SOURCE = "cardscripts/heroes/rulebook/dream-trader.yaml"
LINES: dict[int, int] = {29: 13}
