"""Deeply Rooted / Вросший в скалу. Generated from cardscripts/heroes/first-light/deeply-rooted.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    Cannot,
    CardDefinition,
    Coins,
    StaticAbility,
    Step,
)


class DeeplyRootedRule(StaticAbility):
    """Does not open.

    Не открывается.
    """

    rows = (Cannot("be_opened"),)


class DeeplyRootedAction(ActivatedAbility):
    """(2): Open Deeply Rooted.

    (2): Откройте Вросшего в скалу.
    """

    payments = (Coins(2),)

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="deeply-rooted",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=4,
    strike=6,
    lives=6,
    names={
        "en": {"nom": "Deeply Rooted"},
        "ru": {"nom": "Вросший в скалу", "gen": "Вросшего в скалу", "dat": "Вросшему в скалу", "acc": "Вросшего в скалу", "ins": "Вросшим в скалу", "prep": "Вросшем в скалу"},
    },
    abilities=(DeeplyRootedRule, DeeplyRootedAction,),
)

SOURCE = "cardscripts/heroes/first-light/deeply-rooted.yaml"
LINES: dict[int, int] = {32: 12}
