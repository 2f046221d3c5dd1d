"""Twins of Smoke / Дымные близнецы. Generated from cardscripts/heroes/first-light/twins-of-smoke.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class TwinsOfSmokeSpell(SpellAbility):
    """Create two copies of a creature of cost 2 or less.

    Создайте две копии существа стоимостью 2 или менее.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 2

    def step_1(self, act: Act) -> None:
        act.create_copy(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="twins-of-smoke",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=4,
    names={
        "en": {"nom": "Twins of Smoke"},
        "ru": {"nom": "Дымные близнецы", "gen": "Дымных близнецов", "dat": "Дымным близнецам", "acc": "Дымных близнецов", "ins": "Дымными близнецами", "prep": "Дымных близнецах", "number": "pl"},
    },
    abilities=(TwinsOfSmokeSpell,),
)

SOURCE = "cardscripts/heroes/first-light/twins-of-smoke.yaml"
LINES: dict[int, int] = {23: 10}
