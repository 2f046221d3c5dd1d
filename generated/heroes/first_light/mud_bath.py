"""Mud Bath / Грязевая ванна. Generated from cardscripts/heroes/first-light/mud-bath.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    X,
)


class MudBathSpell(SpellAbility):
    """Place X+2 additional lives on a character.

    Положите на персонажа Х+2 дополнительных жизней.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), act.x + 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mud-bath",
    type="spell",
    elements=("swamps",),
    classes=("potion",),
    cost=X,
    names={
        "en": {"nom": "Mud Bath"},
        "ru": {"nom": "Грязевая ванна", "gen": "Грязевой ванны", "dat": "Грязевой ванне", "acc": "Грязевую ванну", "ins": "Грязевой ванной", "prep": "Грязевой ванне"},
    },
    abilities=(MudBathSpell,),
)

SOURCE = "cardscripts/heroes/first-light/mud-bath.yaml"
LINES: dict[int, int] = {24: 10}
