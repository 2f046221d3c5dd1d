"""Restless Engine / Неугомонная машина. Generated from cardscripts/heroes/rulebook/restless-engine.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Must,
    StaticAbility,
    Step,
)


class RestlessEngineRule(StaticAbility):
    """This creature must act whenever it is able to.

    Это существо должно действовать всякий раз, когда может.
    """

    rows = (Must("act"),)


class RestlessEngineAction(ActivatedAbility):
    """(T): Wound the opposing hero for 1.

    (Т): Ранить героя противника на 1.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="restless-engine",
    type="creature",
    elements=("mountains",),
    classes=("mechanism",),
    cost=3,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "Restless Engine"},
        "ru": {"nom": "Неугомонная машина", "gen": "Неугомонной машины", "dat": "Неугомонной машине", "acc": "Неугомонную машину", "ins": "Неугомонной машиной", "prep": "Неугомонной машине"},
    },
    abilities=(RestlessEngineRule, RestlessEngineAction,),
)

SOURCE = "cardscripts/heroes/rulebook/restless-engine.yaml"
LINES: dict[int, int] = {32: 13}
