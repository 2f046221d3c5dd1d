"""Curse of the Blade / Проклятие клинка. Generated from cardscripts/heroes/rulebook/curse-of-the-blade.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class CurseOfTheBladeSpell(SpellAbility):
    """A creature becomes a weapon.

    Существо становится оружием.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.change_type(act.target(1), "support", ("weapon",))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="curse-of-the-blade",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Curse of the Blade"},
        "ru": {"nom": "Проклятие клинка", "gen": "Проклятия клинка", "dat": "Проклятию клинка", "acc": "Проклятие клинка", "ins": "Проклятием клинка", "prep": "Проклятии клинка"},
    },
    abilities=(CurseOfTheBladeSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/curse-of-the-blade.yaml"
LINES: dict[int, int] = {23: 11}
