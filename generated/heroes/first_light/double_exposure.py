"""Double Exposure / Двойная экспозиция. Generated from cardscripts/heroes/first-light/double-exposure.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DoubleExposureSpell(SpellAbility):
    """Create a copy of a creature of cost 5 or less, whose Hire does not work.

    Создайте копию существа стоимостью 5 или менее, её Найм не срабатывает.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 5

    def step_1(self, act: Act) -> None:
        act.create_copy(act.target(1), without=["hire"])

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="double-exposure",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=5,
    names={
        "en": {"nom": "Double Exposure"},
        "ru": {"nom": "Двойная экспозиция", "gen": "Двойной экспозиции", "dat": "Двойной экспозиции", "acc": "Двойную экспозицию", "ins": "Двойной экспозицией", "prep": "Двойной экспозиции"},
    },
    abilities=(DoubleExposureSpell,),
)

SOURCE = "cardscripts/heroes/first-light/double-exposure.yaml"
LINES: dict[int, int] = {23: 10}
