"""Deeply Rooted / Вросший в скалу. Generated from cardscripts/heroes/first-light/deeply-rooted.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    Limit,
    Step,
    TURN,
    TriggeredAbility,
    on,
    you,
)


class DeeplyRootedTrigger(TriggeredAbility):
    """At the end of your turn, Deeply Rooted closes.

    В конце вашего хода Вросший в скалу закрывается.
    """

    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.close(act.this)

    steps = (Step(step_1),)


class DeeplyRootedAction(ActivatedAbility):
    """(2): Open Deeply Rooted (once per turn).

    (2): Откройте Вросшего в скалу (1 раз за ход).
    """

    payments = (Coins(2),)
    limit = Limit(1, TURN)

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
    abilities=(DeeplyRootedTrigger, DeeplyRootedAction,),
)

SOURCE = "cardscripts/heroes/first-light/deeply-rooted.yaml"
LINES: dict[int, int] = {26: 12, 41: 12}
