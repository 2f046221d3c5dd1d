"""Among the Trees / Среди деревьев. Generated from cardscripts/heroes/first-light/among-the-trees.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class AmongTheTreesSpell(SpellAbility):
    """Your creature hides.

    Ваше существо скрывается.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.hide(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class AmongTheTreesSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="among-the-trees",
    type="spell",
    elements=("forests",),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Among the Trees"},
        "ru": {"nom": "Среди деревьев", "gen": "Среди деревьев", "dat": "Среди деревьев", "acc": "Среди деревьев", "ins": "Среди деревьев", "prep": "Среди деревьев"},
    },
    abilities=(AmongTheTreesSpell, AmongTheTreesSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/among-the-trees.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
