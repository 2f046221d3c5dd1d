"""Balm Counter / Счетовод бальзамов. Generated from cardscripts/tcg/rulebook/balm-counter.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class BalmCounterTrigger(TriggeredAbility):
    """When a creature is healed, Balm Counter receives a token.

    Когда существо излечивается, Счетовод бальзамов получает фишку.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.healed(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="balm-counter",
    type="creature",
    elements=("forests",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Balm Counter"},
        "ru": {"nom": "Счетовод бальзамов", "gen": "Счетовода бальзамов", "dat": "Счетоводу бальзамов", "acc": "Счетовода бальзамов", "ins": "Счетоводом бальзамов", "prep": "Счетоводе бальзамов"},
    },
    abilities=(BalmCounterTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/balm-counter.yaml"
LINES: dict[int, int] = {25: 14}
