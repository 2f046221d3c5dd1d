"""Watcher / Дозорный. Generated from cardscripts/heroes/editions/watcher.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class WatcherTrigger(TriggeredAbility):
    """Whenever your hero receives wounds, draw a card.

    Когда ваш герой получает раны, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    trigger = on.wounded(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="watcher",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Watcher"},
        "ru": {"nom": "Дозорный", "gen": "Дозорного", "dat": "Дозорному", "acc": "Дозорного", "ins": "Дозорным", "prep": "Дозорном"},
    },
    abilities=(WatcherTrigger,),
)

SOURCE = "cardscripts/heroes/editions/watcher.yaml"
LINES: dict[int, int] = {25: 12}
