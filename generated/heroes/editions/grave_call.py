"""Grave Call / Зов могилы. Generated from cardscripts/heroes/editions/grave-call.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class GraveCallSpell(SpellAbility):
    """Summon a creature from your graveyard.

    Вызовите существо с вашего кладбища.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.summon(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="grave-call",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Grave Call"},
        "ru": {"nom": "Зов могилы", "gen": "Зова могилы", "dat": "Зову могилы", "acc": "Зов могилы", "ins": "Зовом могилы", "prep": "Зове могилы"},
    },
    abilities=(GraveCallSpell,),
)

SOURCE = "cardscripts/heroes/editions/grave-call.yaml"
LINES: dict[int, int] = {25: 10}
