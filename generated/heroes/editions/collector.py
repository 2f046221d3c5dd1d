"""Collector / Собиратель. Generated from cardscripts/heroes/editions/collector.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CollectorHire(TriggeredAbility):
    """Hire: Collector obtains the top card of your deck.

    Найм: Собиратель добывает верхнюю карту вашей колоды.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.top(act.you))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="collector",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Collector"},
        "ru": {"nom": "Собиратель", "gen": "Собирателя", "dat": "Собирателю", "acc": "Собиратель", "ins": "Собирателем", "prep": "Собирателе"},
    },
    abilities=(CollectorHire,),
)

SOURCE = "cardscripts/heroes/editions/collector.yaml"
LINES: dict[int, int] = {23: 12}
