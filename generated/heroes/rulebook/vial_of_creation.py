"""Vial of Creation / Фиал сотворения. Generated from cardscripts/heroes/rulebook/vial-of-creation.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class VialOfCreationSpell(SpellAbility):
    """A creature loses its elements.

    Существо теряет стихии.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.change_elements(act.target(1), ())

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class VialOfCreationSpell2(SpellAbility):
    """A creature becomes dark.

    Существо становится тёмным.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.change_elements(act.target(1), ("darkness",))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="vial-of-creation",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=2,
    names={
        "en": {"nom": "Vial of Creation"},
        "ru": {"nom": "Фиал сотворения", "gen": "Фиала сотворения", "dat": "Фиалу сотворения", "acc": "Фиал сотворения", "ins": "Фиалом сотворения", "prep": "Фиале сотворения"},
    },
    abilities=(VialOfCreationSpell, VialOfCreationSpell2,),
)

SOURCE = "cardscripts/heroes/rulebook/vial-of-creation.yaml"
LINES: dict[int, int] = {23: 11, 39: 11}
