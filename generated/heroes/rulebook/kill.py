"""Kill / Убийство. Generated from cardscripts/heroes/rulebook/kill.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class KillSpell(SpellAbility):
    """Destroy a creature.

    Уничтожьте существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="kill",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=5,
    names={
        "en": {"nom": "Kill"},
        "ru": {"nom": "Убийство", "gen": "Убийства", "dat": "Убийству", "acc": "Убийство", "ins": "Убийством", "prep": "Убийстве"},
    },
    abilities=(KillSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/kill.yaml"
LINES: dict[int, int] = {23: 11}
