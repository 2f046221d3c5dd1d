"""Bashar / Башар. Generated from cardscripts/heroes/rulebook/bashar.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BasharHireAgain(TriggeredAbility):
    """Hire: The next Hire triggers one more time (you may choose new targets).

    Найм: Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    def fits(self, see: See, card: int) -> bool:
        return card != see.this and see.is_yours(card) and see.has(card, "hire")

    trigger = on.enters_play(card=fits)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.event.card, "hire")

    steps = (Step(step_1),)


class BasharHire(TriggeredAbility):
    """Hire: The next Hire triggers one more time (you may choose new targets).

    Найм: Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, BasharHireAgain, uses=1)

    steps = (Step(step_1),)
    grants = (BasharHireAgain,)


CARD = CardDefinition(
    id="bashar",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Bashar"},
        "ru": {"nom": "Башар", "gen": "Башара", "dat": "Башару", "acc": "Башара", "ins": "Башаром", "prep": "Башаре"},
    },
    abilities=(BasharHire,),
)

SOURCE = "cardscripts/heroes/rulebook/bashar.yaml"
LINES: dict[int, int] = {41: 12}
