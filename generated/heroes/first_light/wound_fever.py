"""Wound Fever / Раневая горячка. Generated from cardscripts/heroes/first-light/wound-fever.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class WoundFeverSpell(SpellAbility):
    """Poison all creatures that have already received wounds this turn for 2.

    Отравить на 2 всех существ, которые уже получали раны в этот ход.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.wounded_this_turn(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.all(WoundFeverSpell.such_1), 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="wound-fever",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Wound Fever"},
        "ru": {"nom": "Раневая горячка", "gen": "Раневой горячки", "dat": "Раневой горячке", "acc": "Раневую горячку", "ins": "Раневой горячкой", "prep": "Раневой горячке"},
    },
    abilities=(WoundFeverSpell,),
)

SOURCE = "cardscripts/heroes/first-light/wound-fever.yaml"
LINES: dict[int, int] = {22: 10}
