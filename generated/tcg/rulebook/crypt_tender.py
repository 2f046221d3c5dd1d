"""Crypt Tender / Смотритель склепа. Generated from cardscripts/tcg/rulebook/crypt-tender.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class CryptTenderTrigger(TriggeredAbility):
    """When a creature dies, Crypt Tender receives a token.

    Когда существо погибает, Смотритель склепа получает фишку.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="crypt-tender",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Crypt Tender"},
        "ru": {"nom": "Смотритель склепа", "gen": "Смотрителя склепа", "dat": "Смотрителю склепа", "acc": "Смотрителя склепа", "ins": "Смотрителем склепа", "prep": "Смотрителе склепа"},
    },
    abilities=(CryptTenderTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/crypt-tender.yaml"
LINES: dict[int, int] = {25: 14}
