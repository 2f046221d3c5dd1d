"""Wound Carrier / Носительница ран. Generated from cardscripts/tcg/rulebook/wound-carrier.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class WoundCarrierAction(ActivatedAbility):
    """[tap]: Transfer 2 wounds from a creature to another creature.

    [tap]: Перенести 2 раны с существа на другое существо.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.transfer_wounds(act.target(1), act.target(2), 2)

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="wound-carrier",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Wound Carrier"},
        "ru": {"nom": "Носительница ран", "gen": "Носительницы ран", "dat": "Носительнице ран", "acc": "Носительницу ран", "ins": "Носительницей ран", "prep": "Носительнице ран"},
    },
    abilities=(WoundCarrierAction,),
)

SOURCE = "cardscripts/tcg/rulebook/wound-carrier.yaml"
LINES: dict[int, int] = {29: 14}
