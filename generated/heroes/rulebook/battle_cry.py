"""Battle Cry / Боевой клич. Generated from cardscripts/heroes/rulebook/battle-cry.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class BattleCrySpell(SpellAbility):
    """Ready a creature.

    Подготовьте существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.ready(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="battle-cry",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Battle Cry"},
        "ru": {"nom": "Боевой клич", "gen": "Боевого клича", "dat": "Боевому кличу", "acc": "Боевой клич", "ins": "Боевым кличем", "prep": "Боевом кличе"},
    },
    abilities=(BattleCrySpell,),
)

SOURCE = "cardscripts/heroes/rulebook/battle-cry.yaml"
LINES: dict[int, int] = {23: 11}
