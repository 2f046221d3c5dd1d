"""Market Day / Базарный день. Generated from cardscripts/heroes/first-light/market-day.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class MarketDayTrigger(TriggeredAbility):
    """When you use a search, open (1).

    Когда вы используете поиск, откройте (1).
    """

    trigger = on.searches(player=you)

    def step_1(self, act: Act) -> None:
        act.open_closed_coins(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="market-day",
    type="support",
    elements=(),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Market Day"},
        "ru": {"nom": "Базарный день", "gen": "Базарного дня", "dat": "Базарному дню", "acc": "Базарный день", "ins": "Базарным днём", "prep": "Базарном дне"},
    },
    abilities=(MarketDayTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/market-day.yaml"
LINES: dict[int, int] = {22: 10}
