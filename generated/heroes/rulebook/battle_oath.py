"""Battle Oath / Боевая клятва. Generated from cardscripts/heroes/rulebook/battle-oath.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    See,
    SpellAbility,
    Step,
    Target,
)


class BattleOathSpell(SpellAbility):
    """A creature gets +2 to strike until the end of the battle.

    Существо получает +2 к удару до конца боя.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2, until=END_OF_GAME)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="battle-oath",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Battle Oath"},
        "ru": {"nom": "Боевая клятва", "gen": "Боевой клятвы", "dat": "Боевой клятве", "acc": "Боевую клятву", "ins": "Боевой клятвой", "prep": "Боевой клятве"},
    },
    abilities=(BattleOathSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/battle-oath.yaml"
LINES: dict[int, int] = {24: 11}
