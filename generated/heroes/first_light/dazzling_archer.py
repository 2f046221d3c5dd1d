"""Dazzling Archer / Слепящий лучник. Generated from cardscripts/heroes/first-light/dazzling-archer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Keyword,
    See,
    Step,
    Target,
)


class DazzlingArcherAction(ActivatedAbility):
    """(T): Shot for 2 at a creature.

    (Т): Выстрел на 2 по существу.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dazzling-archer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Dazzling Archer"},
        "ru": {"nom": "Слепящий лучник", "gen": "Слепящего лучника", "dat": "Слепящему лучнику", "acc": "Слепящего лучника", "ins": "Слепящим лучником", "prep": "Слепящем лучнике"},
    },
    abilities=(DazzlingArcherAction,),
    keywords=(Keyword("suppression"),),
)

SOURCE = "cardscripts/heroes/first-light/dazzling-archer.yaml"
LINES: dict[int, int] = {27: 12}
