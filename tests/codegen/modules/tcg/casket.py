"""Casket / Ларец. Generated from tcg/casket.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CasketTrigger(TriggeredAbility):
    """Begins the battle with 1 token.

    Начинает бой с 1 фишкой.
    """

    trigger = on.revealed(this_card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


class CasketTrigger2(TriggeredAbility):
    """When a creature dies, Casket receives a token.

    Когда существо погибает, Ларец получает фишку.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="casket",
    type="artifact",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=7,
    names={
        "en": {"nom": "Casket"},
        "ru": {"nom": "Ларец", "gen": "Ларца", "dat": "Ларцу", "acc": "Ларец", "ins": "Ларцом", "prep": "Ларце"},
    },
    abilities=(CasketTrigger, CasketTrigger2,),
)

SOURCE = "tcg/casket.yaml"
LINES: dict[int, int] = {23: 10, 40: 11}
