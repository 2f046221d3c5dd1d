"""Bitter Sap / Горький сок. Generated from cardscripts/heroes/first-light/bitter-sap.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class BitterSapSpell(SpellAbility):
    """Poison an opposing creature for 1, increase poison by 1 on that creature.

    Отравить существо противника на 1, усилить отравление этого существа на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    def step_2(self, act: Act) -> None:
        act.increase_poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


class BitterSapSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bitter-sap",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Bitter Sap"},
        "ru": {"nom": "Горький сок", "gen": "Горького сока", "dat": "Горькому соку", "acc": "Горький сок", "ins": "Горьким соком", "prep": "Горьком соке"},
    },
    abilities=(BitterSapSpell, BitterSapSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/bitter-sap.yaml"
LINES: dict[int, int] = {24: 10, 27: 10, 40: 10}
