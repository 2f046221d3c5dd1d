"""Battle Trance / Боевой транс. Generated from cardscripts/heroes/rulebook/battle-trance.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class BattleTranceSpell(SpellAbility):
    """Double a creature's strike until the end of the turn.

    Удвойте удар существа до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.double_strike(act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="battle-trance",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Battle Trance"},
        "ru": {"nom": "Боевой транс", "gen": "Боевого транса", "dat": "Боевому трансу", "acc": "Боевой транс", "ins": "Боевым трансом", "prep": "Боевом трансе"},
    },
    abilities=(BattleTranceSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/battle-trance.yaml"
LINES: dict[int, int] = {24: 11}
