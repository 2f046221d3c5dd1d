"""Stubborn Archer / Упрямый лучник. Generated from cardscripts/heroes/rulebook/stubborn-archer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Ignores,
    See,
    StaticAbility,
    Step,
    Target,
)


class StubbornArcherRule(StaticAbility):
    """Ignores features that oblige shots.

    Игнорирует особенности, обязывающие делать выстрелы.
    """

    rows = (Ignores(("obligations of shots",)),)


class StubbornArcherAction(ActivatedAbility):
    """(T): Shot for 1.

    (Т): Выстрел на 1.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="stubborn-archer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Stubborn Archer"},
        "ru": {"nom": "Упрямый лучник", "gen": "Упрямого лучника", "dat": "Упрямому лучнику", "acc": "Упрямого лучника", "ins": "Упрямым лучником", "prep": "Упрямом лучнике"},
    },
    abilities=(StubbornArcherRule, StubbornArcherAction,),
)

SOURCE = "cardscripts/heroes/rulebook/stubborn-archer.yaml"
LINES: dict[int, int] = {37: 13}
