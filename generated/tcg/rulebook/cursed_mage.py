"""Cursed Mage / Проклятый маг. Generated from cardscripts/tcg/rulebook/cursed-mage.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class CursedMageTrigger(TriggeredAbility):
    """When an enemy creature receives a token, Cursed Mage receives a token.

    Когда существо противника получает фишку, Проклятый маг получает фишку.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.gains_tokens(card=fits_1, how="receive")

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


class CursedMageTrigger2(TriggeredAbility):
    """When an enemy creature accumulates a token, Cursed Mage receives a token.

    Когда существо противника накапливает фишку, Проклятый маг получает фишку.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.gains_tokens(card=fits_1, how="accumulate")

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cursed-mage",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=5,
    life=6,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Cursed Mage"},
        "ru": {"nom": "Проклятый маг", "gen": "Проклятого мага", "dat": "Проклятому магу", "acc": "Проклятого мага", "ins": "Проклятым магом", "prep": "Проклятом маге"},
    },
    abilities=(CursedMageTrigger, CursedMageTrigger2,),
)

SOURCE = "cardscripts/tcg/rulebook/cursed-mage.yaml"
LINES: dict[int, int] = {25: 14, 42: 15}
