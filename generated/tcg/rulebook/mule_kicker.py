"""Mule Kicker / Брыкливый мул. Generated from cardscripts/tcg/rulebook/mule-kicker.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
)


class MuleKickerAction(ActivatedAbility):
    """[tap]: Wound a creature standing behind Mule Kicker for 2.

    [tap]: Ранить существо, стоящее позади Брыкливого мула, на 2.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.neighbour(see.this, -1, 0) == card

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mule-kicker",
    type="creature",
    elements=(),
    classes=(),
    silver=3,
    life=7,
    move=1,
    strike=(1, 2, 2),
    names={
        "en": {"nom": "Mule Kicker"},
        "ru": {"nom": "Брыкливый мул", "gen": "Брыкливого мула", "dat": "Брыкливому мулу", "acc": "Брыкливого мула", "ins": "Брыкливым мулом", "prep": "Брыкливом муле"},
    },
    abilities=(MuleKickerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/mule-kicker.yaml"
LINES: dict[int, int] = {26: 14}
