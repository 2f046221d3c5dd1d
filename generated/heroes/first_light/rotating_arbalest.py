"""Rotating Arbalest / Вращающийся арбалет. Generated from cardscripts/heroes/first-light/rotating-arbalest.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    EXACTLY,
    See,
    Step,
    Target,
)


class RotatingArbalestAction(ActivatedAbility):
    """(1), (T): Two shots for 1 at different creatures.

    (1)(Т): Два выстрела на 1 по разным существам.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.targets(1), 1)

    targets = (Target(1, may_target_1, count=EXACTLY(2)),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="rotating-arbalest",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Rotating Arbalest"},
        "ru": {"nom": "Вращающийся арбалет", "gen": "Вращающегося арбалета", "dat": "Вращающемуся арбалету", "acc": "Вращающийся арбалет", "ins": "Вращающимся арбалетом", "prep": "Вращающемся арбалете"},
    },
    abilities=(RotatingArbalestAction,),
)

SOURCE = "cardscripts/heroes/first-light/rotating-arbalest.yaml"
LINES: dict[int, int] = {28: 12}
