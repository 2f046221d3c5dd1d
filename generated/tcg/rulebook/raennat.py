"""Raennat / Раэннат. Generated from cardscripts/tcg/rulebook/raennat.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    EFFECT,
    See,
    Step,
    TriggeredAbility,
    on,
)


class RaennatTrigger(TriggeredAbility):
    """When an enemy creature moves onto your half of the battlefield, effect 'lashing branches' – wound it for 1.

    Когда существо противника перемещается на вашу половину поля боя, воздействие «хлещущие ветви» – ранить его на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def fits_2(self, see: See, square: int) -> bool:
        return see.row_of(square, see.you) > 0

    trigger = on.relocates(card=fits_1, square=fits_2)
    nature = EFFECT
    called = {"en": "lashing branches", "ru": "хлещущие ветви"}

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="raennat",
    type="creature",
    elements=("forests",),
    classes=(),
    gold=6,
    life=9,
    move=0,
    strike=(2, 2, 3),
    names={
        "en": {"nom": "Raennat"},
        "ru": {"nom": "Раэннат", "gen": "Раэнната", "dat": "Раэннату", "acc": "Раэнната", "ins": "Раэннатом", "prep": "Раэннате"},
    },
    abilities=(RaennatTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/raennat.yaml"
LINES: dict[int, int] = {31: 13}
