"""Turning of the Leaves / Круговорот листьев. Generated from cardscripts/heroes/first-light/turning-of-the-leaves.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    DiscardCards,
    Limit,
    See,
    Step,
    TURN,
    Target,
)


class TurningOfTheLeavesAction(ActivatedAbility):
    """Discard a card: Place an enhancement effect on your creature (once per turn).

    Сбросьте карту: Положите эффект усиления на ваше существо (1 раз за ход).
    """

    payments = (DiscardCards(1),)
    limit = Limit(1, TURN)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="turning-of-the-leaves",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Turning of the Leaves"},
        "ru": {"nom": "Круговорот листьев", "gen": "Круговорота листьев", "dat": "Круговороту листьев", "acc": "Круговорот листьев", "ins": "Круговоротом листьев", "prep": "Круговороте листьев"},
    },
    abilities=(TurningOfTheLeavesAction,),
)

SOURCE = "cardscripts/heroes/first-light/turning-of-the-leaves.yaml"
LINES: dict[int, int] = {29: 10}
