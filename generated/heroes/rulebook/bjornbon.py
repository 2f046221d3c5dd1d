"""Bjornbon / Бьорнбон. Generated from cardscripts/heroes/rulebook/bjornbon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class BjornbonAction(ActivatedAbility):
    """(T): The target of the opponent's first attack each turn must be Bjornbon.

    (Т): Целью первой атаки за ход противника должен быть Бьорнбон.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.must_be_attacked(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bjornbon",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=4,
    lives=7,
    names={
        "en": {"nom": "Bjornbon"},
        "ru": {"nom": "Бьорнбон", "gen": "Бьорнбона", "dat": "Бьорнбону", "acc": "Бьорнбона", "ins": "Бьорнбоном", "prep": "Бьорнбоне"},
    },
    abilities=(BjornbonAction,),
)

SOURCE = "cardscripts/heroes/rulebook/bjornbon.yaml"
LINES: dict[int, int] = {21: 12}
