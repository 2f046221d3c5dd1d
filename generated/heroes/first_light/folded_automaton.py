"""Folded Automaton / Сложенный автомат. Generated from cardscripts/heroes/first-light/folded-automaton.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    Step,
)


class FoldedAutomatonAction(ActivatedAbility):
    """(3): Flip Folded Automaton.

    (3): Переверните Сложенный автомат.
    """

    payments = (Coins(3),)

    def step_1(self, act: Act) -> None:
        act.flip(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="folded-automaton",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=2,
    strike=1,
    lives=4,
    reverse="unfolded-automaton",
    names={
        "en": {"nom": "Folded Automaton"},
        "ru": {"nom": "Сложенный автомат", "gen": "Сложенного автомата", "dat": "Сложенному автомату", "acc": "Сложенный автомат", "ins": "Сложенным автоматом", "prep": "Сложенном автомате"},
    },
    abilities=(FoldedAutomatonAction,),
)

SOURCE = "cardscripts/heroes/first-light/folded-automaton.yaml"
LINES: dict[int, int] = {21: 13}
