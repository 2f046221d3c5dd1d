"""Shadow of the Summit / Тень вершины. Generated from cardscripts/heroes/first-light/shadow-of-the-summit.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class ShadowOfTheSummitSpell(SpellAbility):
    """Wound a creature for X, where X is the highest cost among your creatures.

    Ранить существо на Х, где Х – наибольшая стоимость среди ваших существ.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), max((act.cost(card) for card in act.all(ShadowOfTheSummitSpell.such_2)), default=0))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="shadow-of-the-summit",
    type="spell",
    elements=("mountains",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Shadow of the Summit"},
        "ru": {"nom": "Тень вершины", "gen": "Тени вершины", "dat": "Тени вершины", "acc": "Тень вершины", "ins": "Тенью вершины", "prep": "Тени вершины"},
    },
    abilities=(ShadowOfTheSummitSpell,),
)

SOURCE = "cardscripts/heroes/first-light/shadow-of-the-summit.yaml"
LINES: dict[int, int] = {26: 10}
