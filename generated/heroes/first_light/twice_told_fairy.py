"""Twice-Told Fairy / Фея повторов. Generated from cardscripts/heroes/first-light/twice-told-fairy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TwiceToldFairyHireAgain(TriggeredAbility):
    """Hire: The next Hire triggers one more time (you may choose new targets).

    Найм: Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    def fits(self, see: See, card: int) -> bool:
        return card != see.this and see.is_yours(card) and see.has(card, "hire")

    trigger = on.enters_play(card=fits)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.event.card, "hire")

    steps = (Step(step_1),)


class TwiceToldFairyHire(TriggeredAbility):
    """Hire: The next Hire triggers one more time (you may choose new targets).

    Найм: Следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, TwiceToldFairyHireAgain, uses=1)

    steps = (Step(step_1),)
    grants = (TwiceToldFairyHireAgain,)


CARD = CardDefinition(
    id="twice-told-fairy",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=2,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Twice-Told Fairy"},
        "ru": {"nom": "Фея повторов", "gen": "Феи повторов", "dat": "Фее повторов", "acc": "Фею повторов", "ins": "Феей повторов", "prep": "Фее повторов"},
    },
    abilities=(TwiceToldFairyHire,),
)

SOURCE = "cardscripts/heroes/first-light/twice-told-fairy.yaml"
LINES: dict[int, int] = {41: 12}
