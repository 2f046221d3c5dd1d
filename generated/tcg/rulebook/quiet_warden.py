"""Quiet Warden / Тихий страж. Generated from cardscripts/tcg/rulebook/quiet-warden.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CancellingAbility,
    CardDefinition,
    IN_DOING_SO,
    Limit,
    See,
    Step,
    TURN,
    on,
)


class QuietWardenBlock(CancellingAbility):
    """When an enemy creature uses an effect, block it, and in doing so Quiet Warden receives a token (once per turn).

    Когда существо противника использует воздействие, заблокировать его, при этом Тихий страж получает фишку (1 раз за ход).
    """

    limit = Limit(1, TURN)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    cancels = on.used(card=fits_1, how="effect")

    def step_1(self, act: Act) -> None:
        act.has_blocked()

    def step_2(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="quiet-warden",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Quiet Warden"},
        "ru": {"nom": "Тихий страж", "gen": "Тихого стража", "dat": "Тихому стражу", "acc": "Тихого стража", "ins": "Тихим стражем", "prep": "Тихом страже"},
    },
    abilities=(QuietWardenBlock,),
)

SOURCE = "cardscripts/tcg/rulebook/quiet-warden.yaml"
LINES: dict[int, int] = {30: 14, 33: 14}
