"""Doubled Shadow / Сдвоенная тень. Generated from cardscripts/heroes/first-light/doubled-shadow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class DoubledShadowSpell(SpellAbility):
    """Choose a creature of cost 4 or less in your graveyard, create a copy of that creature.

    Выберите существо стоимостью 4 или менее на вашем кладбище, создайте копию этого существа.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.create_copy(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="doubled-shadow",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Doubled Shadow"},
        "ru": {"nom": "Сдвоенная тень", "gen": "Сдвоенной тени", "dat": "Сдвоенной тени", "acc": "Сдвоенную тень", "ins": "Сдвоенной тенью", "prep": "Сдвоенной тени"},
    },
    abilities=(DoubledShadowSpell,),
)

SOURCE = "cardscripts/heroes/first-light/doubled-shadow.yaml"
LINES: dict[int, int] = {29: 10}
