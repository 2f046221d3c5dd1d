"""Drums of the Return / Барабаны возвращения. Generated from cardscripts/heroes/first-light/drums-of-the-return.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    TriggeredAbility,
    on,
)


class DrumsOfTheReturnActionAgain(TriggeredAbility):
    """(2), (T): The next Hire triggers one more time (you may choose new targets).

    (2)(Т): Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    def fits(self, see: See, card: int) -> bool:
        return card != see.this and see.is_yours(card) and see.has(card, "hire")

    trigger = on.enters_play(card=fits)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.event.card, "hire")

    steps = (Step(step_1),)


class DrumsOfTheReturnAction(ActivatedAbility):
    """(2), (T): The next Hire triggers one more time (you may choose new targets).

    (2)(Т): Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    payments = (Coins(2), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, DrumsOfTheReturnActionAgain, uses=1)

    steps = (Step(step_1),)
    grants = (DrumsOfTheReturnActionAgain,)


CARD = CardDefinition(
    id="drums-of-the-return",
    type="support",
    elements=("steppes",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Drums of the Return"},
        "ru": {"nom": "Барабаны возвращения", "gen": "Барабанов возвращения", "dat": "Барабанам возвращения", "acc": "Барабаны возвращения", "ins": "Барабанами возвращения", "prep": "Барабанах возвращения", "number": "pl"},
    },
    abilities=(DrumsOfTheReturnAction,),
)

SOURCE = "cardscripts/heroes/first-light/drums-of-the-return.yaml"
LINES: dict[int, int] = {42: 10}
