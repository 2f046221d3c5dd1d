"""Understudy / Дублёр. Generated from cardscripts/heroes/first-light/understudy.yaml; do not edit."""

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


class UnderstudyActionAgain(TriggeredAbility):
    """(3), (T): The next Hire triggers one more time (you may choose new targets).

    (3)(Т): Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    def fits(self, see: See, card: int) -> bool:
        return card != see.this and see.is_yours(card) and see.has(card, "hire")

    trigger = on.enters_play(card=fits)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.event.card, "hire")

    steps = (Step(step_1),)


class UnderstudyAction(ActivatedAbility):
    """(3), (T): The next Hire triggers one more time (you may choose new targets).

    (3)(Т): Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, UnderstudyActionAgain, uses=1)

    steps = (Step(step_1),)
    grants = (UnderstudyActionAgain,)


CARD = CardDefinition(
    id="understudy",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Understudy"},
        "ru": {"nom": "Дублёр", "gen": "Дублёра", "dat": "Дублёру", "acc": "Дублёра", "ins": "Дублёром", "prep": "Дублёре"},
    },
    abilities=(UnderstudyAction,),
)

SOURCE = "cardscripts/heroes/first-light/understudy.yaml"
LINES: dict[int, int] = {42: 12}
