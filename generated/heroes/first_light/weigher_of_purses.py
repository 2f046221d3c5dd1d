"""Weigher of Purses / Весовщик кошелей. Generated from cardscripts/heroes/first-light/weigher-of-purses.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class WeigherOfPursesHire(TriggeredAbility):
    """Hire: Heal your hero for X, where X is the lowest cost among opposing creatures.

    Найм: Излечить вашего героя на Х, где Х – наименьшая стоимость среди существ противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, min((act.cost(card) for card in act.all(WeigherOfPursesHire.such_1)), default=0))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="weigher-of-purses",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "Weigher of Purses"},
        "ru": {"nom": "Весовщик кошелей", "gen": "Весовщика кошелей", "dat": "Весовщику кошелей", "acc": "Весовщика кошелей", "ins": "Весовщиком кошелей", "prep": "Весовщике кошелей"},
    },
    abilities=(WeigherOfPursesHire,),
)

SOURCE = "cardscripts/heroes/first-light/weigher-of-purses.yaml"
LINES: dict[int, int] = {27: 12}
