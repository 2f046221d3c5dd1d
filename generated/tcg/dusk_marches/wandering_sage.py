"""Wandering Sage / Странствующий мудрец. Generated from cardscripts/tcg/dusk-marches/wandering-sage.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class WanderingSageAction(ActivatedAbility):
    """[tap]: A creature receives a token.

    [tap]: Существо получает фишку.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="wandering-sage",
    type="creature",
    elements=(),
    classes=("mage hero",),
    silver=4,
    life=5,
    move=1,
    strike=(0, 1, 1),
    names={
        "en": {"nom": "Wandering Sage"},
        "ru": {"nom": "Странствующий мудрец", "gen": "Странствующего мудреца", "dat": "Странствующему мудрецу", "acc": "Странствующего мудреца", "ins": "Странствующим мудрецом", "prep": "Странствующем мудреце"},
    },
    abilities=(WanderingSageAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/wandering-sage.yaml"
LINES: dict[int, int] = {26: 12}
