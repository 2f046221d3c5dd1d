"""Watcher of the Pass / Страж перевала. Generated from cardscripts/heroes/first-light/watcher-of-the-pass.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class WatcherOfThePassRule(StaticAbility):
    """While Watcher of the Pass is open, your other creatures cannot be attacked.

    Пока Страж перевала открыт, ваши другие существа не могут быть атакованы.
    """

    def condition(self, see: See) -> bool:
        return see.is_open(see.this)

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    rows = (Cannot("be_attacked"),)


CARD = CardDefinition(
    id="watcher-of-the-pass",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=6,
    strike=4,
    lives=8,
    names={
        "en": {"nom": "Watcher of the Pass"},
        "ru": {"nom": "Страж перевала", "gen": "Стража перевала", "dat": "Стражу перевала", "acc": "Стража перевала", "ins": "Стражем перевала", "prep": "Страже перевала"},
    },
    abilities=(WatcherOfThePassRule,),
)

SOURCE = "cardscripts/heroes/first-light/watcher-of-the-pass.yaml"
LINES: dict[int, int] = {18: 12, 21: 12}
