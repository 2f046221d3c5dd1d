"""Thunder God / Бог грома. Generated from cardscripts/tcg/rulebook/thunder-god.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CancellingAbility,
    CardDefinition,
    Limit,
    See,
    Step,
    TURN,
    on,
    this_card,
)


class ThunderGodBlock(CancellingAbility):
    """When Thunder God is attacked, if it is closed, you may block it (once per turn).

    Когда Бог грома атакован, если он закрыт, можете заблокировать эту атаку (1 раз за ход).
    """

    limit = Limit(1, TURN)
    cancels = on.attacks(target=this_card)

    def condition(self, see: See) -> bool:
        return see.is_closed(see.this)

    may = True

    def step_1(self, act: Act) -> None:
        act.has_blocked()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="thunder-god",
    type="creature",
    elements=("steppes",),
    classes=(),
    gold=8,
    life=14,
    move=1,
    strike=(3, 4, 5),
    names={
        "en": {"nom": "Thunder God"},
        "ru": {"nom": "Бог грома", "gen": "Бога грома", "dat": "Богу грома", "acc": "Бога грома", "ins": "Богом грома", "prep": "Боге грома"},
    },
    abilities=(ThunderGodBlock,),
)

SOURCE = "cardscripts/tcg/rulebook/thunder-god.yaml"
LINES: dict[int, int] = {26: 14, 31: 14}
