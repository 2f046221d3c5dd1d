"""Spell Breaker / Крушитель чар. Generated from cardscripts/tcg/rulebook/spell-breaker.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CancellingAbility,
    CardDefinition,
    Limit,
    See,
    Step,
    TURN,
    on,
)


class SpellBreakerBlock(CancellingAbility):
    """When an enemy creature uses a spell, you may block it (once per turn).

    Когда существо противника использует заклинание, можете заблокировать его (1 раз за ход).
    """

    limit = Limit(1, TURN)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    cancels = on.used(card=fits_1, how="spell")
    may = True

    def step_1(self, act: Act) -> None:
        act.has_blocked()

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="spell-breaker",
    type="creature",
    elements=("mountains",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Spell Breaker"},
        "ru": {"nom": "Крушитель чар", "gen": "Крушителя чар", "dat": "Крушителю чар", "acc": "Крушителя чар", "ins": "Крушителем чар", "prep": "Крушителе чар"},
    },
    abilities=(SpellBreakerBlock,),
)

SOURCE = "cardscripts/tcg/rulebook/spell-breaker.yaml"
LINES: dict[int, int] = {30: 14}
