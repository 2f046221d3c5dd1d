"""Mirror of Dew / Зеркало росы. Generated from cardscripts/heroes/first-light/mirror-of-dew.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class MirrorOfDewSpell(SpellAbility):
    """Create a copy of your creature of cost 4 or less.

    Создайте копию вашего существа стоимостью 4 или менее.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        act.create_copy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mirror-of-dew",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Mirror of Dew"},
        "ru": {"nom": "Зеркало росы", "gen": "Зеркала росы", "dat": "Зеркалу росы", "acc": "Зеркало росы", "ins": "Зеркалом росы", "prep": "Зеркале росы"},
    },
    abilities=(MirrorOfDewSpell,),
)

SOURCE = "cardscripts/heroes/first-light/mirror-of-dew.yaml"
LINES: dict[int, int] = {23: 10}
