"""Drowned Oath / Клятва утонувших. Generated from cardscripts/heroes/first-light/drowned-oath.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DrownedOathSpell(SpellAbility):
    """Gain control of a poisoned creature.

    Получите контроль над отравленным существом.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_poisoned(card)

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="drowned-oath",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=6,
    names={
        "en": {"nom": "Drowned Oath"},
        "ru": {"nom": "Клятва утонувших", "gen": "Клятвы утонувших", "dat": "Клятве утонувших", "acc": "Клятву утонувших", "ins": "Клятвой утонувших", "prep": "Клятве утонувших"},
    },
    abilities=(DrownedOathSpell,),
)

SOURCE = "cardscripts/heroes/first-light/drowned-oath.yaml"
LINES: dict[int, int] = {23: 10}
